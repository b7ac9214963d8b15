import { checkMessage, type ScriptContext } from './check-message.ts';
import { isSameFinding, type Finding } from './finding.ts';
import { fillPlaceholder } from './placeholders.ts';

/** A text before it was fixed, and the fixes made since. */
interface FixedText {
  readonly text: string;
  readonly fixed: readonly Finding[];
}

/**
 * Applies all fixes again to the original text, so that any of them can be undone. Longer parts are fixed before the
 * parts they contain, because they would no longer be found afterwards.
 */
export function textWithFixes({ text, fixed }: FixedText, context: ScriptContext): string {
  const fix = (now: string, finding: Finding): string => {
    const found = checkMessage(now, context).find((one) => isSameFinding(one, finding));
    // The buyer's value for a placeholder is not an answer that the check could give.
    if (found?.code === 'placeholder')
      return fillPlaceholder(now, found.found, finding.fix?.replacement ?? found.found);
    return found?.fix?.text ?? now;
  };
  return fixed.toSorted((one, other) => other.found.length - one.found.length).reduce(fix, text);
}
