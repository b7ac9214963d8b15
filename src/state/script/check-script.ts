import { atom, type Getter } from 'jotai/vanilla';
import { editMessage } from '../../domain/messages.ts';
import type { Order } from '../../domain/order.ts';
import { checkMessage, glanceAtMessage } from '../../domain/script/check/check-message.ts';
import { isSameFinding, type Finding } from '../../domain/script/check/finding.ts';
import { followEdits, mended, type FixedText } from '../../domain/script/check/fixes.ts';
import { changeOrderAtom, orderAtom } from '../order/order.ts';
import { perOrderAtom } from '../order/order-life.ts';
import { writingAtom } from '../order/writing.ts';
import { stableAtom } from '../stable-atom.ts';
import { contextOf } from './script-context.ts';

/** A text as it was when it was checked, with what was fixed in it since, and the texts before it. */
interface Checked extends FixedText {
  readonly earlier: readonly string[];
  /**
   * Why it was: the buyer left it, or asked for all messages; or it came from elsewhere, as a draft does, and was only
   * glanced at.
   */
  readonly why: 'left' | 'asked' | 'arrived';
}

const checkedAtom = perOrderAtom<Readonly<Record<number, Checked>>>({});

const textOf = (order: Order, id: number): string => order.messages.find((one) => one.id === id)?.content ?? '';

const earlierThan = ({ messages }: Order, id: number): readonly string[] =>
  messages
    .slice(
      0,
      Math.max(
        0,
        messages.findIndex((one) => one.id === id),
      ),
    )
    .map(({ content }) => content);

/** Whether a message's text is what was checked and fixed. */
const isAsChecked = (get: Getter, id: number, checked: Checked): boolean =>
  textOf(get(orderAtom), id) === mended(checked, contextOf(get, id, checked.earlier));

/** A finding of a text that was checked, and whether it is fixed by now. */
export interface CheckedFinding extends Finding {
  readonly isFixed: boolean;
}

const none: readonly CheckedFinding[] = [];

const has = (fixed: readonly Finding[], finding: Finding): boolean => fixed.some((one) => isSameFinding(one, finding));

/**
 * What a message's text, by its id, was found to be better without when the buyer left it or asked. It stays while the
 * text is being written, and goes with a text that came from elsewhere. Make it once a card.
 */
export const findingsAtom = (id: number) => {
  // Looks at nothing that a key changes, so that a text is checked once.
  const foundAtom = atom((get) => {
    const checked = get(checkedAtom)[id];
    if (checked === undefined) return null;
    const context = contextOf(get, id, checked.earlier);
    const look = checked.why === 'arrived' ? glanceAtMessage : checkMessage;
    const findings = look(checked.text, context).map((one) => ({ ...one, isFixed: has(checked.fixed, one) }));
    const edited = checked.fixed.length === 0 ? null : followEdits(checked, context);
    return { findings, text: mended(checked, context), edited };
  });
  // What was written last, kept from leaving a text to its check. It depends on nothing, so each store has one for good.
  const writtenAtom = atom((): { text: string | null } => ({ text: null }));
  return stableAtom((get): readonly CheckedFinding[] => {
    const found = get(foundAtom);
    const text = textOf(get(orderAtom), id);
    const written = get(writtenAtom);
    if (get(writingAtom).at === id) written.text = text;
    if (found === null) return none;
    if (text === found.text) return found.findings;
    // Until it is checked anew after it was left: what the focus goes to meanwhile must not go.
    if (text !== written.text) return none;
    const fixed = found.edited?.(text).fixed ?? [];
    return found.findings.filter((one) => !one.isFixed || has(fixed, one));
  });
};

/**
 * Checks a message's text as it stands now, where it is not what was checked and fixed already. Fixes that an edit left
 * alone can still be taken back.
 */
export const checkTextAtom = atom(null, (get, set, id: number) => {
  const all = get(checkedAtom);
  const checked = all[id];
  const order = get(orderAtom);
  if (checked !== undefined && checked.why !== 'arrived' && isAsChecked(get, id, checked)) return;
  const now = textOf(order, id);
  const edited = checked && followEdits(checked, contextOf(get, id, checked.earlier))(now);
  const { text, fixed } = edited ?? { text: now, fixed: [] };
  set(checkedAtom, { ...all, [id]: { text, fixed, earlier: earlierThan(order, id), why: 'left' } });
});

/** Looks at a text that nobody is writing for what is wrong with it whoever wrote it; nothing where it was checked. */
export const glanceAtTextAtom = atom(null, (get, set, id: number) => {
  const all = get(checkedAtom);
  const checked = all[id];
  if (checked !== undefined && isAsChecked(get, id, checked)) return;
  const text = textOf(get(orderAtom), id);
  set(checkedAtom, { ...all, [id]: { text, earlier: [], fixed: [], why: 'arrived' } });
});

/** How many findings there were when the buyer last asked. */
export const findingsAskedAtom = perOrderAtom(0);

/** Checks all texts anew. Gives how many findings there are. */
export const checkAllAtom = atom(null, (get, set): number => {
  const order = get(orderAtom);
  const fresh = order.messages.map(({ id, content }) => [
    id,
    { text: content, earlier: earlierThan(order, id), fixed: [], why: 'asked' },
  ]);
  set(checkedAtom, Object.fromEntries(fresh));
  const count = get(findingsLeftAtom).length;
  set(findingsAskedAtom, count);
  return count;
});

/** Whether a message, by its id, was checked because the buyer left it. Make it once a card. */
export const isLeftAtom = (id: number) => atom((get) => get(checkedAtom)[id]?.why === 'left');

interface Turn {
  readonly id: number;
  readonly finding: CheckedFinding;
}

/**
 * Fixes a finding, or takes its fix back. A text that was edited since is checked anew; a fix in it is taken back all the
 * same.
 */
export const turnFixAtom = atom(null, (get, set, { id, finding }: Turn) => {
  const before = get(checkedAtom)[id];
  const isEdited = before !== undefined && !isAsChecked(get, id, before);
  if (isEdited) set(checkTextAtom, id);
  const checked = get(checkedAtom)[id];
  if (checked === undefined || (isEdited && !has(checked.fixed, finding))) return;
  const context = contextOf(get, id, checked.earlier);
  const others = checked.fixed.filter((one) => !isSameFinding(one, finding));
  const turned = { ...checked, fixed: finding.isFixed ? others : [...others, finding] };
  set(checkedAtom, { ...get(checkedAtom), [id]: turned });
  set(changeOrderAtom, (order) => editMessage(order, id, { content: mended(turned, context) }));
});

/** A finding of the order as it stands; `index` counts its message from 0. */
export interface FindingLeft extends Finding {
  readonly index: number;
}

/** All that is left to look at, whether the buyer has seen it or not. */
export const findingsLeftAtom = stableAtom((get): readonly FindingLeft[] => {
  const { messages } = get(orderAtom);
  const texts = messages.map(({ content }) => content);
  return messages.flatMap(({ id, content }, index) =>
    checkMessage(content, contextOf(get, id, texts.slice(0, index))).map((finding) => ({ ...finding, index })),
  );
});
