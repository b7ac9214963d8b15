import { checkMessage, type ScriptContext } from './check-message.ts';
import { isSameFinding, type Finding } from './finding.ts';

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
