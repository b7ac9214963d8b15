import { expect, it } from 'vitest';
import { languageName } from '../../../src/form/texts/use-text.ts';

it('a language has its own name for itself, or the shop’s word if that is no language tag', () => {
  const tags = ['en', 'FR', 'es', 'French (Canada)', ''];
  expect(tags.map(languageName)).toEqual(['English', 'Français', 'Español', 'French (Canada)', '']);
});
