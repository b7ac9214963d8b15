/**
 * Whether one word can be turned into the other by at most so many insertions, deletions, changes or swaps of
 * neighbouring letters.
 */
function isWithin(slips: number, one: string, other: string): boolean {
  if (one === '' || other === '') return one.length + other.length <= slips;
  if (one[0] === other[0]) return isWithin(slips, one.slice(1), other.slice(1));
  if (slips === 0) return false;
  const isSwapped = one[0] === other[1] && one[1] === other[0];
  const steps = [[1, 1], [1, 0], [0, 1], ...(isSwapped ? [[2, 2]] : [])];
  return steps.some(([left, wanted]) => isWithin(slips - 1, one.slice(left), other.slice(wanted)));
}

/** Normalizes a name, so that different spellings are equal. */
const lettersOf = (name: string): string => name.replaceAll('-', '').toLowerCase();

/** The known word that a misspelt one is meant for; null if none is close. */
export function findMeant(word: string, known: readonly string[]): string | null {
  // In a short word, two slips would make another word.
  const isMeant = (one: string, slips: number): boolean =>
    slips <= (one.length < 6 ? 1 : 2) && isWithin(slips, lettersOf(word), lettersOf(one));
  return [0, 1, 2].flatMap((slips) => known.filter((one) => isMeant(one, slips)))[0] ?? null;
}
