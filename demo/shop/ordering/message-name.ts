import { maxMessageName, nameOfFile } from '../../../src/domain/order/file-name.ts';
import type { OrderItemRow } from '../schema/orders.ts';

/** The name of a message in an order, on one line and no longer than the form allows; empty if there is none. */
export const parseMessageName = (name = ''): string =>
  name
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, maxMessageName)
    .trim();

/**
 * The displayed name of a message: as the buyer wrote it, or else from its file name; empty if it has only a number.
 */
export const messageName = ({ name, fileName }: Pick<OrderItemRow, 'name' | 'fileName'>): string =>
  name || nameOfFile(fileName);
