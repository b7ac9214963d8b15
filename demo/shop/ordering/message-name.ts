import { maxMessageName, nameOfFile } from '../../../src/domain/order/file-name.ts';
import type { OrderItemRow } from '../schema/orders.ts';

/** A name as it came with an order, in one line and no longer than the form lets it be; empty where none came. */
export const parseMessageName = (name = ''): string =>
  name
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, maxMessageName)
    .trim();

/** What a message is called: as the buyer wrote it, else by its file; empty where it has its number alone. */
export const messageName = ({ name, fileName }: Pick<OrderItemRow, 'name' | 'fileName'>): string =>
  name || nameOfFile(fileName);
