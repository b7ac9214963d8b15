import { atom, type Getter } from 'jotai/vanilla';
import { editMessage } from '../../domain/order/messages.ts';
import type { Order } from '../../domain/order/order.ts';
import { checkMessage, glanceAtMessage } from '../../domain/scripts/check/check-message.ts';
import { isSameFinding, type Finding } from '../../domain/scripts/check/finding.ts';
import { mended, type FixedText } from '../../domain/scripts/check/fixes.ts';
import { chargedWords } from '../../domain/scripts/count-words.ts';
import { changeOrderAtom, messageAtom, orderAtom } from '../order/order.ts';
import { perOrderAtom } from '../order/order-life.ts';
import { includedWordsAtom } from '../order/parts.ts';
import { writingAtom } from '../order/writing.ts';
import { stableAtom } from '../atoms/stable-atom.ts';
import { contextOf } from './script-context.ts';

/** A text as it was when it was checked, the fixes made since, and the texts before them. */
interface Checked extends FixedText {
  readonly earlier: readonly string[];
  /**
   * Why it was checked: the buyer left it, or requested a check of all messages; or it came from elsewhere, such as a
   * draft, and was only checked briefly.
   */
  readonly why: 'left' | 'asked' | 'arrived';
}

const checkedAtom = perOrderAtom<Readonly<Record<number, Checked>>>({});

const contentOf = (get: Getter, id: number): string => get(messageAtom(id))?.content ?? '';

function earlierThan({ messages }: Order, id: number): readonly string[] {
  const at = messages.findIndex((one) => one.id === id);
  return messages.slice(0, Math.max(0, at)).map(({ content }) => content);
}

/** Whether a message's text is the checked text with its fixes. */
const isAsChecked = (get: Getter, id: number, checked: Checked): boolean =>
  contentOf(get, id) === mended(checked, contextOf(get, id, checked.earlier));

/** A finding in a checked text, and whether it is fixed by now. */
export interface CheckedFinding extends Finding {
  readonly isFixed: boolean;
}

const none: readonly CheckedFinding[] = [];

/** A finding with the chosen replacement. */
function checkedFinding(finding: Finding, fixed: readonly Finding[]): CheckedFinding {
  const given = fixed.find((one) => isSameFinding(one, finding));
  return { ...finding, ...(given && { fix: given.fix }), isFixed: given !== undefined };
}

/**
 * The findings in a message's text, by its id, when the buyer left it or requested a check. They stay while the text is
 * being written, except those fixed in it, and are removed when the text is replaced. Create it once per card.
 */
export const findingsAtom = (id: number) => {
  // Reads nothing that a key changes, so that a text is checked once.
  const foundAtom = atom((get) => {
    const checked = get(checkedAtom)[id];
    if (checked === undefined) return null;
    const context = contextOf(get, id, checked.earlier);
    const look = checked.why === 'arrived' ? glanceAtMessage : checkMessage;
    const findings = look(checked.text, context).map((one) => checkedFinding(one, checked.fixed));
    return { findings, open: findings.filter(({ isFixed }) => !isFixed), text: mended(checked, context) };
  });
  return stableAtom((get): readonly CheckedFinding[] => {
    const found = get(foundAtom);
    if (found === null) return none;
    const text = contentOf(get, id);
    if (text === found.text) return found.findings;
    // Findings stay until the text is checked again after it was left: the element that receives the focus must not
    // disappear.
    const { at, left } = get(writingAtom);
    return at === id || left[id] === text ? found.open : none;
  });
};

/** The id of a message whose text the buyer has left, or whose text came from elsewhere. */
interface Settled {
  readonly id: number;
  readonly why: 'left' | 'arrived';
}

/**
 * Checks a message's current text, unless it is already the checked text with its fixes. A text that arrived is only
 * checked for problems that matter no matter who wrote it; once it is left, it is checked in full.
 */
export const checkTextAtom = atom(null, (get, set, { id, why }: Settled) => {
  const all = get(checkedAtom);
  const checked = all[id];
  const isEnough = why === 'arrived' || checked?.why !== 'arrived';
  if (checked !== undefined && isEnough && isAsChecked(get, id, checked)) return;
  const text = contentOf(get, id);
  set(checkedAtom, { ...all, [id]: { text, fixed: [], earlier: earlierThan(get(orderAtom), id), why } });
});

/** The number of findings when the buyer last asked. */
export const findingsAskedAtom = perOrderAtom(0);

/** Checks all texts again. Returns the number of findings. */
export const checkAllAtom = atom(null, (get, set): number => {
  const order = get(orderAtom);
  const fresh = order.messages.map(({ id, content }) => [
    id,
    { text: content, earlier: earlierThan(order, id), fixed: [], why: 'asked' },
  ]);
  set(checkedAtom, Object.fromEntries(fresh));
  const count = get(openFindingsAtom).length;
  set(findingsAskedAtom, count);
  return count;
});

/** Whether a message, by its id, was checked because the buyer left it. Create it once per card. */
export const wasLeftAtom = (id: number) => atom((get) => get(checkedAtom)[id]?.why === 'left');

interface Turn {
  readonly id: number;
  readonly finding: CheckedFinding;
  /** The buyer's value for a placeholder; empty text restores the placeholder. */
  readonly answer?: string;
}

/** Fixes a finding, or undoes its fix. A text that was edited since is only checked again. */
export const turnFixAtom = atom(null, (get, set, { id, finding, answer }: Turn): void => {
  const checked = get(checkedAtom)[id];
  if (checked === undefined) return;
  if (!isAsChecked(get, id, checked)) {
    set(checkTextAtom, { id, why: 'left' });
    return;
  }
  const context = contextOf(get, id, checked.earlier);
  const others = checked.fixed.filter((one) => !isSameFinding(one, finding));
  const isOver = answer === undefined ? finding.isFixed : answer === '';
  const given = answer === undefined ? finding : { ...finding, fix: { replacement: answer, text: '' } };
  const turned = { ...checked, fixed: isOver ? others : [...others, given] };
  set(checkedAtom, { ...get(checkedAtom), [id]: turned });
  set(changeOrderAtom, (order) => editMessage(order, id, { content: mended(turned, context) }));
});

/** The number of words that all fixes of a message's findings add to its extra words. */
export const wordsOfFixesAtom = (id: number, findings: readonly CheckedFinding[]) =>
  atom((get) => {
    const checked = get(checkedAtom)[id];
    if (checked === undefined) return 0;
    const context = contextOf(get, id, checked.earlier);
    const extraWords = (fixed: readonly Finding[]): number =>
      chargedWords(mended({ ...checked, fixed }, context), get(includedWordsAtom)).wordsExtra;
    return extraWords(findings.filter(({ fix }) => fix !== null)) - extraWords(checked.fixed);
  });

/** A finding in the current order; `index` counts messages from 0. */
export interface OrderFinding extends Finding {
  readonly index: number;
}

/** All remaining findings, whether the buyer has seen them or not. */
export const openFindingsAtom = stableAtom((get): readonly OrderFinding[] => {
  const { messages } = get(orderAtom);
  const texts = messages.map(({ content }) => content);
  return messages.flatMap(({ id, content }, index) =>
    checkMessage(content, contextOf(get, id, texts.slice(0, index))).map((finding) => ({ ...finding, index })),
  );
});
