import { isRecord } from '../../domain/common/is-same.ts';
import { fingerprint } from '../checkout/submission.ts';

/** A saved order of any version, before it is checked. */
type Fields = Readonly<Record<string, unknown>>;

export const fieldsOf = (value: unknown): Fields => (isRecord(value) ? value : {});
const listOf = (value: unknown): readonly Fields[] => (Array.isArray(value) ? value.map(fieldsOf) : []);

/** In version 2 the style's text stood beside its guide, and was the guide's name until one was chosen. */
function withGuidesByName(saved: Fields): Fields {
  const order = fieldsOf(saved['order']);
  const old = listOf(order['messages']);
  const messages = old.map(({ guide, style, ...rest }) => ({
    ...rest,
    guide: style === guide ? null : guide,
    customStyle: guide === 'custom' ? style : '',
  }));
  // An order that the shop may have must stay the order that it was: its guides are frozen as they were sent.
  const chosen = old.filter(({ guide, style }) => guide !== 'custom' && style !== guide);
  const guides = chosen.map(({ guide, style }) => ({ guide, text: style }));
  return { ...saved, version: 3, order: { ...order, messages }, guides, lineage: saved['line'] };
}

/** What version 4 took as the content of an order, to tell by a fingerprint whether it was changed after it was placed. */
function contentOfVersion4(order: Fields): object {
  const { discountCode, id } = fieldsOf(order['discount']);
  const messages = listOf(order['messages']).map((message) => ({ ...message, id: 0 }));
  return { ...order, activeVoiceTab: null, messages, discount: discountCode || id || null };
}

/** In version 4 each option was a field of its own. */
function withOptions(saved: Fields): Fields {
  const old = fieldsOf(saved['order']);
  const { proofReading, rushProduction, rushDropped, ...rest } = old;
  const order = {
    ...rest,
    options: { proofReading, rush: rushProduction },
    droppedOptions: rushDropped === true ? ['rush'] : [],
  };
  const created = fieldsOf(saved['created']);
  const isUnchanged = created['content'] === fingerprint(contentOfVersion4(old));
  return { ...saved, version: 5, order, ...(isUnchanged && { created: { ...created, content: null } }) };
}

/** What makes a saved order of a version one of the next. */
const migrations: readonly (readonly [from: number, migrate: (saved: Fields) => Fields])[] = [
  // Tabs went over each other's work, and nobody knew who had chosen the currency.
  [1, (saved) => ({ ...saved, version: 2, line: '1', isCurrencyChosen: false })],
  [2, withGuidesByName],
  // Messages had no names of their own, and nobody could say how a word sounds.
  [3, (saved) => ({ ...saved, version: 4 })],
  [4, withOptions],
];

/** A saved order of an earlier version as one of this. */
export const migrated = (found: Fields): Fields =>
  migrations.reduce((saved, [from, migrate]) => (saved['version'] === from ? migrate(saved) : saved), found);
