import type { Finding } from './finding.ts';

const names =
  'a|b|br|div|em|font|h[1-6]|i|img|li|ol|p|s|span|strong|u|ul|speak|break|emphasis|prosody|say-as|sub|voice';

/** An HTML or SSML tag. */
export const markupTag = String.raw`<\/?(?:${names})(?:\s[^<>]*)?\/?>`;

const emoji = String.raw`(?:(?![©®™])\p{Extended_Pictographic}|\p{Regional_Indicator}{2})`;
const joined = String.raw`(?:\p{Emoji_Modifier}|\u{fe0f}|\u{200d}\p{Extended_Pictographic})*`;

/** Marks for bold and italic text, headings and lists, tags, and emoji, none of which can be spoken. */
const pattern = new RegExp(
  [
    markupTag,
    String.raw`&(?:amp|quot|lt|gt|nbsp|#\d+);`,
    String.raw`\*{2,}|\*(?=\p{L})|(?<=[\p{L}.!?])\*`,
    String.raw`(?<![\p{L}\p{N}_])_{1,2}(?=\p{L})|(?<=[\p{L}.!?])_{1,2}(?![\p{L}\p{N}_])`,
    String.raw`^[ \t]*(?:#{1,6}|[-*•–▪‣])[ \t]+`,
    String.raw`[•▪‣][ \t]*`,
    String.raw`[ \t]?${emoji}${joined}`,
  ].join('|'),
  'gmu',
);

/** The words for some marks; all other marks are removed. */
const meant: Readonly<Record<string, string>> = { '&amp;': '&', '&quot;': '"', '&nbsp;': ' ' };

/** Markup and emoji, combined in one finding; the fix removes them and keeps the words. */
export function findMarkup(text: string): readonly Finding[] {
  const found = [...new Set((text.match(pattern) ?? []).map((mark) => mark.trim()))].join(' ');
  if (found === '') return [];
  const plain = text.replaceAll(pattern, (mark) => meant[mark] ?? '').trim();
  return [{ code: 'markup', found, fix: { replacement: '', text: plain } }];
}
