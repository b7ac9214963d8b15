import { selectAtom } from 'jotai/utils';
import { atom, type Getter } from 'jotai/vanilla';
import { distinctAtom } from '../distinct-atom.ts';
import { cleanText } from '../../domain/clean-text.ts';
import { checkMessage, glanceAtMessage, textWithFixes } from '../../domain/scripts/check/check-message.ts';
import { isSameFinding, type Finding } from '../../domain/scripts/check/finding.ts';
import { chargedWords } from '../../domain/scripts/count-words.ts';
import { dispatch, type Form } from '../form.ts';
import { includedWordsAtom, messageAtom, orderAtom } from '../session/order-atoms.ts';
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
    const findings = find(check.text, context).map((one) => checkedFinding(one, check.fixed));
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

/** Applies fixes to a message's checked text. A text that was edited since is only checked again. */
function applyFixes(form: Form, id: number, fixes: readonly Finding[], finding?: Finding): void {
  const { store } = form;
  const { order, checks } = store.get(sessionAtom);
  const check = checks[id];
  if (check === undefined) return;
  const message = order.messages.find((one) => one.id === id);
  if (message?.content !== check.fixedText) return dispatch(form, { type: 'messageBlurred', id });
  const others = check.fixed.filter((one) => !fixes.some((fix) => isSameFinding(one, fix)));
  const fixed = [...others, ...fixes];
  const content = textWith(store.get, id, check, fixed);
  dispatch(form, { type: 'scriptFixed', id, fixed, content, ...(finding && { finding }) });
}

export const fixFinding = (form: Form, id: number, finding: Finding): void => applyFixes(form, id, [finding], finding);

/** Replaces a placeholder with the buyer's value; an empty value restores the placeholder. */
export function fillPlaceholder(form: Form, id: number, finding: Finding, value: string): void {
  const fix = { replacement: cleanText(value) || finding.found, text: '' };
  applyFixes(form, id, [{ ...finding, fix }], finding);
}

export const fixAll = (form: Form, id: number, findings: readonly CheckedFinding[]): void =>
  applyFixes(
    form,
    id,
    findings.filter(({ fix, isFixed }) => fix !== null && !isFixed),
  );

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
