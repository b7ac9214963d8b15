import { describe, expect, it } from 'vitest';
import { languageName } from '../../../src/form/texts/language-name.ts';

describe('languageName', () => {
  it('names a language as its speakers do, in whatever case its tag is', () => {
    expect(['en', 'FR', 'es'].map(languageName)).toEqual(['English', 'Français', 'Español']);
  });

  it('tells two regions of one language apart', () => {
    const [british = '', american = ''] = ['en-GB', 'en-US'].map(languageName);
    expect(british).not.toBe(american);
    expect(british).toContain('English');
  });

  it('leaves what is no language tag as the shop wrote it', () => {
    expect(languageName('French (Canada)')).toBe('French (Canada)');
    expect(languageName('')).toBe('');
  });
});
