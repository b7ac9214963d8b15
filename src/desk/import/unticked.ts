import type { FoundScript } from '../../domain/script/read-scripts.ts';

/** A message that the buyer does not want, as it was found; `nth` of those with the same text, from 0. */
export interface Unticked extends FoundScript {
  readonly nth: number;
}

/** Notes one of the messages that were found. */
export function untickedAt(found: readonly FoundScript[], index: number): readonly Unticked[] {
  const script = found[index];
  if (script === undefined) return [];
  return [{ ...script, nth: found.slice(0, index).filter(({ content }) => content === script.content).length }];
}

/** Where it is among what is found now: by its text, or else by its name; -1 where it is gone. */
export function placeOf({ name, content, nth }: Unticked, found: readonly FoundScript[]): number {
  const same = found.flatMap((one, index) => (one.content === content ? [index] : []));
  if (same.length === 0 && name !== '') return found.findIndex((one) => one.name === name);
  return same[nth] ?? -1;
}
