import { selectAtom } from 'jotai/utils';
import { atom, type Getter } from 'jotai/vanilla';
import { distinctAtom } from '../distinct-atom.ts';
import type { Message } from '../../domain/order/order.ts';
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
import { includedWordsAtom, messageAtom, messageIdsAtom, orderAtom } from '../session/order-atoms.ts';
import type { FixedText } from '../session/session-action.ts';
import { sessionAtom, type ScriptCheck } from '../session/session.ts';
import { contextOf } from './script-context.ts';

/** No keystroke changes the checks, so what depends on them is derived from this. */
const checksAtom = selectAtom(sessionAtom, ({ checks }) => checks);

/** The check of a message, by its id. Create it once per card. */
export const checkAtom = (id: number) => selectAtom(checksAtom, (checks) => checks[id]);

const textWith = (get: Getter, id: number, check: ScriptCheck, fixed: readonly Finding[]): string =>
  textWithFixes({ text: check.text, fixed }, contextOf(get, id, check.earlier));

/** A finding in a checked text, and whether it is fixed by now. */
export interface CheckedFinding extends Finding {
  readonly isFixed: boolean;
}

function checkedFinding(finding: Finding, fixed: readonly Finding[]): CheckedFinding {
  const fix = fixed.find((one) => isSameFinding(one, finding))?.fix;
  return { ...finding, ...(fix !== undefined && { fix }), isFixed: fix !== undefined };
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

/**
 * The findings in a message's text, by its id, when it was last checked. While the buyer writes, one disappears with the
 * words that it quotes; new ones wait until the buyer has left the text. Create it once per card.
 */
export const findingsAtom = (id: number) => {
  const ownCheckAtom = checkAtom(id);
  // Reads nothing that a keystroke changes, so that a text is checked once.
  const resultAtom = atom((get) => {
    const check = get(ownCheckAtom);
    if (check === undefined) return null;
    const context = contextOf(get, id, check.earlier);
    const find = check.trigger === 'replace' ? glanceAtMessage : checkMessage;
    const found = [...find(check.text, context), ...findingsInValues(check, context)];
    const findings = found.map((one) => checkedFinding(one, check.fixed));
    return { findings, text: check.fixedText };
  });
  return distinctAtom((get): readonly CheckedFinding[] => {
    const result = get(resultAtom);
    if (result === null) return [];
    const content = get(messageAtom(id))?.content ?? '';
    const { findings, text } = result;
    if (content === text) return findings;
    return findings.filter(({ isFixed, found }) => !isFixed && (content.includes(found) || !text.includes(found)));
  });
};

/** Checks all texts again. Returns the number of findings. */
export function checkAll(form: Form): number {
  const findings = form.store.get(openFindingsAtom).length;
  dispatch(form, { type: 'checkRequested' });
  return findings;
}

/** A message's checked text after fixes; null if the text was edited since. */
function withFixes({ store }: Form, id: number, fixes: readonly Finding[]): FixedText | null {
  const { order, checks } = store.get(sessionAtom);
  const check = checks[id];
  const message = order.messages.find((one) => one.id === id);
  if (check === undefined || message?.content !== check.fixedText) return null;
  const others = check.fixed.filter((one) => !fixes.some((fix) => isSameFinding(one, fix)));
  const fixed = [...others, ...fixes];
  return { id, fixed, content: textWith(store.get, id, check, fixed) };
}

/** Fixes a finding. A text that was edited since its check is only checked again. */
export function fixFinding(form: Form, id: number, finding: Finding): void {
  const fixed = withFixes(form, id, [finding]);
  dispatch(form, fixed ? { type: 'scriptFixed', texts: [fixed], finding } : { type: 'messageBlurred', id });
}

/** Whether a placeholder says what it stands for: `____` and `XXX` may stand for something else in each message. */
const isNamed = ({ found }: Finding): boolean => /^[[{<].*\p{L}/u.test(found);

/** The texts of the other messages with the same value in the same placeholder, where that is still open. */
function otherTextsWith(form: Form, id: number, filled: Finding): readonly FixedText[] {
  if (!isNamed(filled)) return [];
  const others = form.store.get(messageIdsAtom).filter((other) => other !== id);
  return others.flatMap((other) => {
    const findings = form.store.get(findingsAtom(other));
    if (!findings.some((finding) => !finding.isFixed && isSameFinding(finding, filled))) return [];
    return withFixes(form, other, [filled]) ?? [];
  });
}

/**
 * Replaces a placeholder with the buyer's value, also in the other messages whose notes ask for it; an empty value
 * restores the placeholder of this message.
 */
export function fillPlaceholder(form: Form, id: number, finding: Finding, value: string): void {
  const text = cleanText(value);
  const filled = { ...finding, fix: { replacement: text || finding.found, text: '' } };
  const fixed = withFixes(form, id, [filled]);
  if (fixed === null) return dispatch(form, { type: 'messageBlurred', id });
  const others = text === '' ? [] : otherTextsWith(form, id, filled);
  return dispatch(form, { type: 'scriptFixed', texts: [fixed, ...others], finding });
}

export function fixAll(form: Form, id: number, findings: readonly CheckedFinding[]): void {
  const open = findings.filter(({ fix, isFixed }) => fix !== null && !isFixed);
  const fixed = withFixes(form, id, open);
  dispatch(form, fixed ? { type: 'scriptFixed', texts: [fixed] } : { type: 'messageBlurred', id });
}

/** The number of extra words that fixes of a message's findings add. Create it once per list of findings. */
export function extraWordsOfFixesAtom(id: number, findings: readonly Finding[]) {
  const ownCheckAtom = checkAtom(id);
  return atom((get) => {
    const check = get(ownCheckAtom);
    const fixes = findings.filter(({ fix }) => fix !== null);
    if (check === undefined || fixes.length === 0) return 0;
    const extraWords = (text: string): number => chargedWords(text, get(includedWordsAtom)).wordsExtra;
    return extraWords(textWith(get, id, check, [...check.fixed, ...fixes])) - extraWords(check.fixedText);
  });
}

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

/** An edited message is a new object, so only its own text is searched again. */
const knownPlaceholders = new WeakMap<Message, readonly string[]>();

function placeholdersOf(message: Message): readonly string[] {
  const known = knownPlaceholders.get(message);
  if (known !== undefined) return known;
  const found = findPlaceholders(message.content, { name: '', placeholder: '' }).map((one) => one.found);
  knownPlaceholders.set(message, found);
  return found;
}

/** The placeholders in the current order that are not filled in; `index` counts messages from 0. */
export const openPlaceholdersAtom = distinctAtom((get) =>
  get(orderAtom).messages.flatMap((message, index) => placeholdersOf(message).map((found) => ({ found, index }))),
);
