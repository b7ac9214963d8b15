import { describe, expect, it } from 'vitest';
import { languageName } from '../../../src/form/texts/language-name.ts';

describe('the name of a language', () => {
  it('is the language’s own name for it', () => {
    expect(['en', 'FR', 'es'].map(languageName)).toEqual(['English', 'Français', 'Español']);
  });

  it('differs between two regions of one language', () => {
    const [british = '', american = ''] = ['en-GB', 'en-US'].map(languageName);
    expect(british).not.toBe(american);
    expect(british).toContain('English');
  });

  it('is the shop’s word if it is not a language tag', () => {
    expect(languageName('French (Canada)')).toBe('French (Canada)');
    expect(languageName('')).toBe('');
  });
});
