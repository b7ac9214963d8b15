import { openSync } from 'fontkit';
import { fileURLToPath } from 'node:url';

const font = (file: string): string => fileURLToPath(new URL(`../assets/fonts/${file}`, import.meta.url));

/** Characters of nearly all non-Asian languages; a PDF contains only those that it uses. */
export const fonts = {
  regular: font('inter-regular.ttf'),
  bold: font('inter-semibold.ttf'),
};

const opened = openSync(fonts.regular);

/** Whether the font of receipts has every character of a text. */
export function hasGlyphs(text: string): boolean {
  const [font] = 'fonts' in opened ? opened.fonts : [opened];
  return Array.from(text).every(
    (character) => /\s/u.test(character) || font?.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
  );
}
