import { hasText, type Order } from '../../domain/order/order.ts';
import type { ScriptCheck } from './session.ts';

type Checks = Readonly<Record<number, ScriptCheck>>;

/** A check of a message's current text, without fixes; `index` is the message's place. */
function checkAt({ messages }: Order, index: number, trigger: ScriptCheck['trigger']): ScriptCheck {
  const contents = messages.map(({ content }) => content);
  const text = contents[index] ?? '';
  return { text, fixed: [], fixedText: text, earlier: contents.slice(0, index), trigger };
}

/** Checks of all texts that the buyer has not written in this session. */
export const checksOfTexts = (order: Order): Checks =>
  Object.fromEntries(
    order.messages.flatMap((message, index) =>
      hasText(message) ? [[message.id, checkAt(order, index, 'replace')] as const] : [],
    ),
  );

/** Checks of all texts, which the buyer has requested. */
export const requestedChecks = (order: Order): Checks =>
  Object.fromEntries(order.messages.map(({ id }, index) => [id, checkAt(order, index, 'request')] as const));

/**
 * The checks after the buyer has left a text: it is checked in full, unless it is the checked text with its fixes. They
 * are the same object if nothing has changed.
 */
export function checksAfterBlur(checks: Checks, order: Order, id: number): Checks {
  const index = order.messages.findIndex((message) => message.id === id);
  const check = checks[id];
  const content = order.messages[index]?.content;
  if (index < 0 || (check === undefined && content === '')) return checks;
  const full = checkAt(order, index, 'blur');
  if (check === undefined || check.fixedText !== content) return { ...checks, [id]: full };
  // A replaced text was only briefly checked. Its fixes stay, so that the last one can be undone.
  const { text, fixed } = check;
  return check.trigger === 'replace' ? { ...checks, [id]: { ...full, text, fixed } } : checks;
}

/** The checks after texts were replaced by an example, a draft, a split or an import: only briefly checked. */
export function checksAfterReplacing(checks: Checks, before: Order, after: Order): Checks {
  const texts = new Map(before.messages.map(({ id, content }) => [id, content]));
  return Object.fromEntries(
    after.messages.flatMap(({ id, content }, index) => {
      const check = texts.get(id) === content ? checks[id] : checkAt(after, index, 'replace');
      return check && content !== '' ? [[id, check] as const] : [];
    }),
  );
}
