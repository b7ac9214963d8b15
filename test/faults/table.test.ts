// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { fakeShopEachTest } from '../unit/helpers/fake-shop.ts';
import { guestOf } from '../unit/helpers/samples.ts';
import { calls, type Call, type CallName } from './calls.ts';
import { faults, type Fault } from './faults.ts';
import { FaultyShop } from './faulty-shop.ts';
import { meet } from './meet.ts';
import { typed } from './order-form.ts';
import { table, type Row } from './table.ts';

const { shop } = fakeShopEachTest(() => new FaultyShop());

interface Case extends Row {
  readonly name: CallName;
  readonly fault: Fault;
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a literal
const names = Object.keys(calls) as CallName[];
const cases: readonly Case[] = names.flatMap((name) =>
  table[name].flatMap((row) => row.at.map((fault) => ({ ...row, name, fault }))),
);

it.each(names)('the table of faults has one row for each fault of %s', (name) => {
  expect(table[name].flatMap(({ at }) => at).toSorted()).toEqual(faults.toSorted());
});

it.each(cases)('the table of faults is right about $name, $fault', async ({ name, fault, sees, tries, orders = 1 }) => {
  const call: Call = calls[name];
  const { held, saved, ...outcome } = await meet(shop(), name, fault);
  const isPaying = /order(\/guest)?$|payment/u.test(name);
  expect(outcome).toMatchObject({ sees, tries, isMended: true });
  // One order for one intent, at the price that was shown, and one way to its checkout.
  expect([outcome.orders, outcome.left]).toEqual(isPaying ? [orders, 1] : [0, 0]);
  expect(new Set(outcome.totals)).toEqual(new Set(isPaying ? [100] : []));
  const { content, ...others } = typed;
  expect(held).toMatchObject({ ...others, guest: guestOf(), ...(!call.isDrafting && { content }) });
  expect(saved).toContain(typed.comments);
});
