import { isNameLabel, isTextLabel } from './column-words.ts';
import { countedLinesOf } from './counted-lines.ts';
import { withoutLabels, type Unlabelled } from './label-lines.ts';
import { numberedLinesOf } from './numbered-lines.ts';
import { isShortLine, linesOf } from './titles.ts';

/** What mail puts before the lines of what it answers. */
const quoteMarks = /^[ \t]*(?:>[ \t]?)+/gmu;
const labelled = /^([^:]{1,20}?)\s*:\s*(.*)$/u;

/** Whether a line is as `Title: Welcome`, and what it says. */
function valueOf(line: string, isLabel: (word: string) => boolean): string | null {
  const [, word, value = ''] = labelled.exec(line) ?? [];
  return word !== undefined && isLabel(word) ? value : null;
}

/** `Title: Welcome` over `Script: Thank you.` are a title in markup, and its text. */
function withPairsAsTitles(lines: readonly string[]): readonly string[] {
  const found = [...lines];
  for (const [index, line] of lines.entries()) {
    const name = valueOf(line, isNameLabel);
    const below = lines[index + 1] === '' ? index + 2 : index + 1;
    const text = valueOf(lines[below] ?? '', isTextLabel);
    // `Greeting: Thank you.` over `Message: Please hold.` are two texts.
    if (name === null || text === null || !isShortLine(name)) continue;
    found[index] = `# ${name}`;
    found[below] = text;
  }
  return found;
}

/**
 * The lines of a document, without the marks of a mail's quotes, with the names of labelled pairs as titles, and what is
 * written about its texts apart.
 */
export function plainLinesOf(text: string): Unlabelled {
  const { lines, labels } = withoutLabels(numberedLinesOf(countedLinesOf(linesOf(text.replaceAll(quoteMarks, '')))));
  return { lines: withPairsAsTitles(lines), labels };
}
