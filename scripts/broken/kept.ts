import type { Break } from './break.ts';

const shop = 'demo/shop';
const carried = 'test/unit/state/saving/carried-order.test.ts';
const undecided = 'test/unit/state/saving/undecided.test.ts';

/** Orders and texts that are to be kept, set aside or discarded. */
export const keptBreaks: readonly Break[] = [
  {
    what: 'an order that a link brings throws the one in progress away',
    file: 'src/state/saving/carried-order.ts',
    is: 'order: get(asideAtom) ?? before }',
    becomes: 'order: get(asideAtom) }',
    test: carried,
  },
  {
    what: 'a second link throws the order in progress away',
    file: 'src/state/saving/carried-order.ts',
    is: 'get(asideAtom) ?? before',
    becomes: 'before',
    test: carried,
  },
  {
    what: 'a line right below a table is not imported',
    file: 'src/domain/script/read-table.ts',
    is: "if (delimiter === '|' && row.length === 1) return [scriptBelow(cellOf(row, 0))];",
    becomes: '',
    test: 'test/unit/domain/script/table-text.test.ts',
  },
  {
    what: 'what is written while two orders are to be chosen between is not saved',
    file: 'src/state/saving/saved-slot.ts',
    is: 'return set(keepAsideAtom);',
    becomes: 'return;',
    test: undecided,
  },
  {
    what: 'it takes the place of an order that was set aside before',
    file: 'src/state/saving/saved-slot.ts',
    is: 'if (get(asideAtom) !== null && !get(isOursAsideAtom)) return;',
    becomes: '',
    test: undecided,
  },
  {
    what: 'an order that was paid meanwhile is discarded',
    file: `${shop}/repositories/order-history.ts`,
    is: "eq(orders.status, 'awaiting-payment'), isNull(orders.discardedAt))),\n        db.delete",
    becomes: 'isNull(orders.discardedAt))),\n        db.delete',
    test: 'test/shop/discard.test.ts',
  },
  {
    what: 'an order that was discarded is gone though its payment comes',
    file: `${shop}/repositories/settlements.ts`,
    is: "status: 'paid', paidAt: now, discardedAt: null",
    becomes: "status: 'paid', paidAt: now",
    test: 'test/shop/discard.test.ts',
  },
  {
    what: 'a checkout is given out though the order was discarded meanwhile',
    file: `${shop}/repositories/payments.ts`,
    is: "eq(orders.status, 'awaiting-payment'), isNull(orders.discardedAt))),\n    );\n    const rows",
    becomes: "eq(orders.status, 'awaiting-payment'))),\n    );\n    const rows",
    test: 'test/shop/discard.test.ts',
  },
  {
    what: 'anybody discards an order',
    file: `${shop}/repositories/orders.ts`,
    is: '.where(and(eq(orders.number, number), isOrderOf(owner)))',
    becomes: '.where(eq(orders.number, number))',
    test: 'test/shop/discard.test.ts',
  },
  {
    what: 'the number of a deleted order comes back',
    file: `${shop}/repositories/orders.ts`,
    is: 'set: { last: sql`${orderNumbers.last} + 1` }',
    becomes: 'set: { last: firstNumber }',
    test: 'test/shop/clean-up.test.ts',
  },
];
