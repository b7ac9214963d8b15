import { selectAtom } from 'jotai/utils';
import { atom, type Getter } from 'jotai/vanilla';
import { distinctAtom } from '../distinct-atom.ts';
import { cleanText } from '../../domain/clean-text.ts';
import {
  checkMessage,
  glanceAtMessage,
  textWithFixes,
  type ScriptContext,
} from '../../domain/scripts/check/check-message.ts';
import { isSameFinding, type Finding } from '../../domain/scripts/check/finding.ts';
import { findPlaceholders } from '../../domain/scripts/check/placeholders.ts';
import { chargedWords } from '../../domain/scripts/count-words.ts';
import { dispatch, type Form } from '../form.ts';
import { atomsById, includedWordsAtom, messageAtom, messageIdsAtom, orderAtom } from '../session/order-atoms.ts';
import type { FixedText } from '../session/reduce-messages.ts';
import { sessionAtom, type ScriptCheck } from '../session/session.ts';
import { contextOf } from './script-context.ts';

/** No keystroke changes the checks, so what depends on them is derived from this. */
const checksAtom = selectAtom(sessionAtom, ({ checks }) => checks);

/** The check of a message, by its id. */
export const checkAtom = atomsById((id) => selectAtom(checksAtom, (checks) => checks[id]));

const textWith = (get: Getter, id: number, check: ScriptCheck, fixed: readonly Finding[]): string =>
  textWithFixes(check.text, fixed, contextOf(get, id, check.earlier));

/** A finding in a checked text, and whether it is fixed by now. */
export interface CheckedFinding extends Finding {
  readonly isFixed: boolean;
}

/** The findings that quote words of the text. */
const quoting: ReadonlySet<Finding['code']> = new Set(['address', 'digits', 'symbol', 'capitals', 'doubled', 'markup']);

/** The findings in the values of filled placeholders, which the checked text did not contain. */
function findingsInValues({ text, fixed, fixedText }: ScriptCheck, context: ScriptContext): readonly Finding[] {
  const values = fixed.filter(({ code }) => code === 'placeholder').map(({ fix }) => fix?.replacement ?? '');
  if (values.length === 0) return [];
  return [...fixed, ...checkMessage(fixedText, context)].filter(
    ({ code, found }) => quoting.has(code) && !text.includes(found) && values.some((value) => value.includes(found)),
  );
}

/** The findings in a message's text when it was last checked. No keystroke changes them. */
const checkedFindingsAtom = atomsById((id) =>
  atom((get): readonly CheckedFinding[] => {
    const check = get(checkAtom(id));
    if (check === undefined) return [];
    const context = contextOf(get, id, check.earlier);
    const find = check.trigger === 'replace' ? glanceAtMessage : checkMessage;
    const found = [...find(check.text, context), ...findingsInValues(check, context)];
    return found.map((finding) => {
      const fix = check.fixed.find((one) => isSameFinding(one, finding))?.fix;
      return { ...finding, ...(fix !== undefined && { fix }), isFixed: fix !== undefined };
    });
  }),
);

/**
 * The findings in a message's text, by its id. While the buyer writes, one disappears with the words that it quotes; new
 * ones wait until the buyer has left the text.
 */
export const findingsAtom = atomsById((id) =>
  distinctAtom((get) => {
    const findings = get(checkedFindingsAtom(id));
    const text = get(checkAtom(id))?.fixedText ?? '';
    const content = get(messageAtom(id))?.content ?? '';
    if (content === text) return findings;
    return findings.filter(({ isFixed, found }) => !isFixed && (content.includes(found) || !text.includes(found)));
  }),
);

/** Checks all texts again. Returns the number of findings. */
export function checkAll(form: Form): number {
  const findings = form.store.get(openFindingsAtom).length;
  dispatch(form, { type: 'checkRequested' });
  return findings;
}

/** A message's checked text after fixes; null if the text was edited since. */
function withFixes({ store }: Form, id: number, fixes: readonly Finding[]): FixedText | null {
  const check = store.get(checkAtom(id));
  if (check === undefined || store.get(messageAtom(id))?.content !== check.fixedText) return null;
  const others = check.fixed.filter((one) => !fixes.some((fix) => isSameFinding(one, fix)));
  const fixed = [...others, ...fixes];
  return { id, fixed, content: textWith(store.get, id, check, fixed) };
}

/** Whether a placeholder says what it stands for: `____` and `XXX` may stand for something else in each message. */
const isNamed = ({ found }: Finding): boolean => /^[[{<].*\p{L}/u.test(found);

/** The other messages in which the same placeholder is still open. */
const othersWith = ({ store }: Form, id: number, placeholder: Finding): readonly number[] =>
  store.get(messageIdsAtom).filter((other) => {
    const isOpen = (one: CheckedFinding): boolean => !one.isFixed && isSameFinding(one, placeholder);
    return other !== id && isNamed(placeholder) && store.get(findingsAtom(other)).some(isOpen);
  });

/**
 * Fixes findings of a message, by its id; `finding` is the one that is fixed, unless there are several. The same fixes apply to
 * `others`. A text that was edited since its check is only checked again.
 */
function applyFixes(
  form: Form,
  { id, finding }: { readonly id: number; readonly finding?: Finding },
  fixes: readonly Finding[],
  others: readonly number[] = [],
): void {
  const fixed = withFixes(form, id, fixes);
  if (fixed === null) return dispatch(form, { type: 'messageBlurred', id });
  const texts = [fixed, ...others.flatMap((other) => withFixes(form, other, fixes) ?? [])];
  return dispatch(form, { type: 'scriptFixed', id, texts, finding });
}

export const fixFinding = (form: Form, id: number, finding: Finding): void =>
  applyFixes(form, { id, finding }, [finding]);

export const fixAll = (form: Form, id: number, findings: readonly CheckedFinding[]): void =>
  applyFixes(
    form,
    { id },
    findings.filter(({ fix, isFixed }) => fix !== null && !isFixed),
  );

/**
 * Replaces a placeholder with the buyer's value, also in the other messages whose notes ask for it; an empty value
 * restores the placeholder of this message.
 */
export function fillPlaceholder(form: Form, id: number, finding: Finding, value: string): void {
  const text = cleanText(value);
  const filled = { ...finding, fix: { replacement: text || finding.found, text: '' } };
  applyFixes(form, { id, finding }, [filled], text === '' ? [] : othersWith(form, id, finding));
}

/** The number of extra words that fixes of a message's findings add. Create it once per list of findings. */
export const extraWordsOfFixesAtom = (id: number, findings: readonly Finding[]) =>
  atom((get) => {
    const check = get(checkAtom(id));
    const fixes = findings.filter(({ fix }) => fix !== null);
    if (check === undefined || fixes.length === 0) return 0;
    const extraWords = (text: string): number => chargedWords(text, get(includedWordsAtom)).wordsExtra;
    return extraWords(textWith(get, id, check, [...check.fixed, ...fixes])) - extraWords(check.fixedText);
  });

/** A finding in the current order; `index` counts messages from 0. */
export interface OrderFinding extends Finding {
  readonly index: number;
}

/** All remaining findings, whether the buyer has seen them or not. */
export const openFindingsAtom = distinctAtom((get): readonly OrderFinding[] => {
  const { messages } = get(orderAtom);
  const texts = messages.map(({ content }) => content);
  return messages.flatMap(({ id, content }, index) =>
    checkMessage(content, contextOf(get, id, texts.slice(0, index))).map((finding) => ({ ...finding, index })),
  );
});

const placeholdersAtom = atomsById((id) =>
  atom((get) => findPlaceholders(get(messageAtom(id))?.content ?? '', { name: '', placeholder: '' })),
);

/** The placeholders in the current order that are not filled in; `index` counts messages from 0. */
export const openPlaceholdersAtom = distinctAtom((get) =>
  get(messageIdsAtom).flatMap((id, index) => get(placeholdersAtom(id)).map(({ found }) => ({ found, index }))),
);
