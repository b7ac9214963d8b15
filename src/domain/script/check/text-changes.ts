/** A part of a text, from `start` up to `end`, and what stands there in another one. */
export interface TextChange {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** All that differs between two texts as one change, as a hand makes it. */
export function editOf(before: string, after: string): TextChange {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let kept = 0;
  while (kept < shorter - start && before.at(-1 - kept) === after.at(-1 - kept)) kept += 1;
  return { start, end: before.length - kept, text: after.slice(start, after.length - kept) };
}

const wordsOf = (text: string): readonly string[] => text.match(/\s+|\S+/gu) ?? [];

/** So many words, and the blanks between them, tell that two texts are the same again. */
const samePieces = 3;

/** A place in each of two texts, in pieces. */
type Places = readonly [number, number];

/** The next place in each text, from these on, where both are the same again. */
function meeting(one: readonly string[], other: readonly string[], [first, second]: Places): Places {
  const left = one.length - first + other.length - second;
  for (let both = 1; both < left; both += 1) {
    for (let skipped = 0; skipped <= both; skipped += 1) {
      const [here, there] = [first + skipped, second + both - skipped];
      const isInside = here <= one.length && there <= other.length;
      let same = 0;
      while (same < samePieces && one[here + same] === other[there + same]) same += 1;
      if (isInside && same === samePieces) return [here, there];
    }
  }
  return [one.length, other.length];
}

/** Each place where two texts differ, by whole words, from left to right. */
export function changesOf(before: string, after: string): readonly TextChange[] {
  const changes: TextChange[] = [];
  const [one, other] = [wordsOf(before), wordsOf(after)];
  let [first, second] = [0, 0];
  let start = 0;
  while (first < one.length || second < other.length) {
    if (one[first] === other[second]) {
      start += one[first]?.length ?? 0;
      first += 1;
      second += 1;
    } else {
      const [here, there] = meeting(one, other, [first, second]);
      const end = start + one.slice(first, here).join('').length;
      changes.push({ start, end, text: other.slice(second, there).join('') });
      [first, second, start] = [here, there, end];
    }
  }
  return changes;
}

/** Whether an edit leaves a change alone: beside it only blanks may come. */
export function isApart({ start, end }: TextChange, edit: TextChange): boolean {
  const isAfter = edit.start > end || (edit.start === end && /^\s/u.test(edit.text));
  const isBefore = edit.end < start || (edit.end === start && /\s$/u.test(edit.text));
  return isAfter || isBefore;
}

/** Makes changes of a text that are apart from each other. */
export const withChanges = (of: string, changes: readonly TextChange[]): string =>
  changes
    .toSorted((one, other) => other.start - one.start)
    .reduce((now, { start, end, text }) => now.slice(0, start) + text + now.slice(end), of);
