import { describe, expect, it } from 'vitest';
import { findRules, isLanguageTag, languageTag } from '../../../../src/domain/scripts/script-language.ts';

describe('language tags', () => {
  it.each([
    ['en', 'en'],
    ['fr-CA', 'fr'],
    ['French', 'fr'],
    ['Français (Canada)', 'fr'],
    ['Spanish', 'es'],
    ['Portuguese', 'pt'],
    ['German', 'de'],
    ['deu', 'de'],
    ['ja', 'ja'],
  ])('of %s is %s', (language, tag) => {
    expect(languageTag(language)).toBe(tag);
    expect(isLanguageTag(language)).toBe(true);
  });

  it('of unknown names do not exist', () => {
    expect(['Multilingual', 'x', ''].map(isLanguageTag)).toEqual([false, false, false]);
  });

  it('have rules in three languages', () => {
    const rules = ['es-US', 'fr', 'English', 'xx', ''].map((tag) => findRules(tag)?.tag ?? null);
    expect(rules).toEqual(['es', 'fr', 'en', null, null]);
  });
});
