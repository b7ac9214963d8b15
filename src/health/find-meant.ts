/** Whether one word becomes the other by so many letters put in, left out, changed or swapped with the next. */
function isWithin(slips: number, one: string, other: string): boolean {
  if (one === '' || other === '') return one.length + other.length <= slips;
  if (one[0] === other[0]) return isWithin(slips, one.slice(1), other.slice(1));
  if (slips === 0) return false;
  const isSwapped = one[0] === other[1] && one[1] === other[0];
  const steps = [[1, 1], [1, 0], [0, 1], ...(isSwapped ? [[2, 2]] : [])];
  return steps.some(([left, wanted]) => isWithin(slips - 1, one.slice(left), other.slice(wanted)));
}

/** A name by which ways to write it are the same. */
export const lettersOf = (name: string): string => name.replaceAll('-', '').toLowerCase();

/** Two slips make another word of a short one. */
const slipsIn = (name: string): number => (name.length < 6 ? 1 : 2);

/** The name that a misspelt one is meant for; null where it is near to none. */
export function findMeant(name: string, known: readonly string[]): string | null {
  const isMeant = (one: string, slips: number): boolean =>
    slips <= slipsIn(one) && isWithin(slips, lettersOf(name), lettersOf(one));
  const [nearest] = [0, 1, 2].flatMap((slips) => known.filter((one) => isMeant(one, slips)));
  return nearest ?? null;
}
