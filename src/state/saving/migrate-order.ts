import { fingerprint } from '../../domain/checkout/submission.ts';
import { isRecord } from '../../domain/common/json.ts';

/** A saved order of any version, before it is checked. */
type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields => (isRecord(value) ? value : {});
const listOf = (value: unknown): readonly Fields[] => (Array.isArray(value) ? value.map(fieldsOf) : []);

/** The order content of version 4, whose fingerprint shows whether the order was changed after it was placed. */
function contentOfVersion4(order: Fields): object {
  const { discountCode, id } = fieldsOf(order['discount']);
  const messages = listOf(order['messages']).map((message) => ({ ...message, id: 0 }));
  return { ...order, activeVoiceTab: null, messages, discount: discountCode || id || null };
}

/** In version 4, which 1.0.0 wrote, each option was a field of its own. */
function withOptions(saved: Fields): Fields {
  const before = fieldsOf(saved['order']);
  const { proofReading, rushProduction, rushDropped, ...rest } = before;
  const order = { ...rest, options: { proofReading, rush: rushProduction === true || rushDropped === true } };
  const created = fieldsOf(saved['created']);
  const isUnchanged = created['content'] === fingerprint(contentOfVersion4(before));
  return { ...saved, version: 5, order, ...(isUnchanged && { created: { ...created, content: null } }) };
}

/** Converts a saved order of version 1.0.0 to the current version; returns any other order unchanged. */
export const migrateOrder = (found: Fields): Fields => (found['version'] === 4 ? withOptions(found) : found);
