import { checkMessage, type ScriptContext } from './check-message.ts';
import { isSameFinding, type Finding } from './finding.ts';
import { changesOf, editOf, isApart, withChanges } from './text-changes.ts';

/** A text as it was before it was fixed, and what was fixed in it since, in that order. */
export interface FixedText {
  readonly text: string;
  readonly fixed: readonly Finding[];
}

/** The text with what was fixed: each fix is made anew, so that any of them can be taken back. */
export function mended({ text, fixed }: FixedText, context: ScriptContext): string {
  const fix = (now: string, finding: Finding): string =>
    checkMessage(now, context).find((one) => isSameFinding(one, finding))?.fix?.text ?? now;
  return fixed.reduce(fix, text);
}

/**
 * What makes the same of a text that the mended one was edited to: with each fix that the edit left alone, so that it can
 * still be taken back; the others are for good. What no key changes is looked at once.
 */
export function followEdits(before: FixedText, context: ScriptContext): (now: string) => FixedText {
  const without = (gone?: Finding): string =>
    mended({ ...before, fixed: before.fixed.filter((one) => one !== gone) }, context);
  const whole = without();
  const places = before.fixed.map((finding) => ({ finding, changes: changesOf(whole, without(finding)) }));
  return (now) => {
    const edit = editOf(whole, now);
    const alone = places.filter(({ changes }) => changes.every((change) => isApart(change, edit)));
    const fixed = alone.map(({ finding }) => finding);
    const text = withChanges(whole, [edit, ...alone.flatMap(({ changes }) => changes)]);
    return mended({ text, fixed }, context) === now ? { text, fixed } : { text: now, fixed: [] };
  };
}
