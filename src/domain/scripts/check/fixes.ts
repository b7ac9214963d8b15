import { checkMessage, type ScriptContext } from './check-message.ts';
import { isSameFinding, type Finding } from './finding.ts';

/** A text as it was before it was fixed, and what was fixed in it since. */
export interface FixedText {
  readonly text: string;
  readonly fixed: readonly Finding[];
}

/**
 * The text with what was fixed: each fix is made anew, so that any of them can be taken back. Longer parts are fixed before
 * what is in them, which they would no longer be found with.
 */
export function mended({ text, fixed }: FixedText, context: ScriptContext): string {
  const fix = (now: string, finding: Finding): string => {
    const found = checkMessage(now, context).find((one) => isSameFinding(one, finding));
    // What the buyer has filled in is no answer that the check could give.
    if (found?.code === 'placeholder')
      return now.replaceAll(found.found, () => finding.fix?.replacement ?? found.found);
    return found?.fix?.text ?? now;
  };
  return fixed.toSorted((one, other) => other.found.length - one.found.length).reduce(fix, text);
}
