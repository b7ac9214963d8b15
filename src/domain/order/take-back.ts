import { hasText, type Message } from './order.ts';
import { isSame } from '../common/json.ts';

/** A change of the messages: before and after. */
export interface MessagesChange {
  readonly before: readonly Message[];
  readonly after: readonly Message[];
}

/** The fields that a buyer writes; a guide is only chosen. */
const writtenFields = ['content', 'name', 'customStyle'] as const;

/** Whether the buyer has written in the result of a change; `old` is undefined for a message that the change added. */
const isWrittenIn = (message: Message, made: Message, old: Message | undefined): boolean =>
  writtenFields.some((field) => message[field] !== made[field] && old?.[field] !== made[field]);

/** Restores the fields of a message that a change replaced; later changes of the other fields stay. */
function withOldFields(message: Message, made: Message, old: Message): Message {
  const madeFields = new Map(Object.entries(made));
  const replaced = Object.entries(old).filter(([field, value]) => madeFields.get(field) !== value);
  return { ...message, ...Object.fromEntries(replaced) };
}

/**
 * Inserts each missing message after the nearest one that was before it, or at the beginning. A message whose id is in
 * use gets another id.
 */
function insert(staying: readonly Message[], missing: readonly Message[], before: readonly Message[]) {
  const result = [...staying];
  const idAfter = new Map(before.filter((one) => !missing.includes(one)).map(({ id }) => [id, id]));
  let newId = Math.max(0, ...[...staying, ...before].map(({ id }) => id));
  for (const message of missing) {
    const earlier = new Set(before.slice(0, before.indexOf(message)).map(({ id }) => idAfter.get(id)));
    const id = result.some((one) => one.id === message.id) ? (newId += 1) : message.id;
    result.splice(result.findLastIndex((one) => earlier.has(one.id)) + 1, 0, { ...message, id });
    idAfter.set(message.id, id);
  }
  return result;
}

/**
 * Undoes a change in the current messages: what it replaced or removed is restored, what it added is removed, and what
 * was written since is kept. A message that the change created and the buyer has edited stays beside the old one.
 */
export function takeBack(now: readonly Message[], { before, after }: MessagesChange): readonly Message[] {
  const oldOf = new Map(before.map((message) => [message.id, message]));
  const madeOf = new Map(after.map((message) => [message.id, message]));
  const placed = new Set<number>();
  let isWrittenSince = false;
  const staying = now.flatMap((message) => {
    const [made, old] = [madeOf.get(message.id), oldOf.get(message.id)];
    if (made === undefined) return [message];
    if (isWrittenIn(message, made, old)) {
      isWrittenSince = true;
      return [message];
    }
    if (old === undefined) return [];
    placed.add(old.id);
    return [withOldFields(message, made, old)];
  });
  const isReplaced = (old: Message): boolean => !placed.has(old.id) && !isSame(old, madeOf.get(old.id));
  // An empty message is not restored beside what was written.
  const missing = before.filter((old) => isReplaced(old) && (hasText(old) || !isWrittenSince));
  return insert(staying, missing, before);
}
