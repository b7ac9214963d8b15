import type { FoundScript } from '../../domain/scripts/import/found-script.ts';

/** Whether the buyer wants a message, as it was found; `nth` of those with the same text, from 0. */
export interface Choice extends FoundScript {
  readonly nth: number;
  readonly isTicked: boolean;
}

/** Notes whether one of the messages that were found is wanted. */
export function choiceAt(found: readonly FoundScript[], index: number, isTicked: boolean): readonly Choice[] {
  const script = found[index];
  if (script === undefined) return [];
  const nth = found.slice(0, index).filter(({ content }) => content === script.content).length;
  return [{ ...script, nth, isTicked }];
}

/** Where it is among what is found now: by its text, or else by its name; -1 where it is gone. */
export function placeOf({ name, content, nth }: Choice, found: readonly FoundScript[]): number {
  const same = found.flatMap((one, index) => (one.content === content ? [index] : []));
  if (same.length === 0 && name !== '') return found.findIndex((one) => one.name === name);
  return same[nth] ?? -1;
}

/** Which of the messages found now are ticked: as the buyer chose, else those that are likely to be spoken. */
export function ticksOf(found: readonly FoundScript[], choices: readonly Choice[]): readonly boolean[] {
  const chosen = new Map(choices.map((one) => [placeOf(one, found), one.isTicked]));
  return found.map(({ isUnlikely }, index) => chosen.get(index) ?? isUnlikely !== true);
}
