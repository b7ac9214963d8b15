import { isRecord } from '../../domain/common/is-same.ts';

/** A saved order of any version, before it is checked. */
type Fields = Readonly<Record<string, unknown>>;

export const fieldsOf = (value: unknown): Fields => (isRecord(value) ? value : {});

/**
 * In version 4, which 1.0.0 wrote, each option was a field of its own. The fingerprint of what was ordered does not fit
 * this version; an order that was placed is taken as it is now.
 */
function withOptions(saved: Fields): Fields {
  const { proofReading, rushProduction, rushDropped, ...rest } = fieldsOf(saved['order']);
  const order = {
    ...rest,
    options: { proofReading, rush: rushProduction },
    droppedOptions: rushDropped === true ? ['rush'] : [],
  };
  return { ...saved, version: 5, order, created: { ...fieldsOf(saved['created']), content: null } };
}

/** Converts a saved order of version 1.0.0 to the current version; returns any other order unchanged. */
export const migrated = (found: Fields): Fields => (found['version'] === 4 ? withOptions(found) : found);
