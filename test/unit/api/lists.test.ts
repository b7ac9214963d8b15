import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { request } from '../../../src/api/client.ts';
import { listOf } from '../../../src/api/lists.ts';
import { quietWarnings } from '../helpers/quiet.ts';
import { failureOf, serveShop } from '../helpers/serve.ts';

const { shop, client } = serveShop();
const warn = quietWarnings();
const things = (): Promise<readonly { id: string }[]> =>
  request(client(), listOf(v.object({ id: v.string() })), { path: 'thing' });

const items = [{ id: 'a' }, { id: 'b' }];

describe('a list', () => {
  it.each<[string, unknown]>([
    ['items and their count', [items, 2]],
    ['items alone in a list', [items]],
    ['items and their count as data', { data: [items, 2] }],
    ['items as data', { data: items }],
    ['plain items', items],
  ])('can be %s', async (_, body) => {
    shop().answer = () => ({ body });
    await expect(things()).resolves.toEqual(items);
    expect(warn).not.toHaveBeenCalled();
  });

  it.each<[string, unknown]>([
    ['no items', []],
    ['no items and a count', [[], 0]],
    ['no data', { data: [] }],
    ['no data and a count', { data: [[], 0] }],
  ])('can be empty: %s', async (_, body) => {
    shop().answer = () => ({ body });
    await expect(things()).resolves.toEqual([]);
  });

  it.each<[string, unknown]>([
    ['null', null],
    ['a number', 7],
    ['a text', 'a,b'],
    ['an object', { items }],
    ['data that is no list', { data: { items } }],
    ['data that is null', { data: null }],
  ])('is invalid if it is %s', async (_, body) => {
    shop().answer = () => ({ body });
    await expect(failureOf(things())).resolves.toMatchObject({ kind: 'invalid' });
  });

  it.each<[string, readonly unknown[], number]>([
    ['one without an id', [{ id: 'a' }, {}, { id: 'b' }], 1],
    ['null, a text and a number', [null, { id: 'a' }, 'x', { id: 'b' }, 7], 3],
    ['an id of another kind', [{ id: 1 }, { id: 'a' }, { id: 'b' }], 1],
  ])('drops each bad item with a warning: %s', async (_, bad, warnings) => {
    shop().answer = () => ({ body: [bad, bad.length] });
    await expect(things()).resolves.toEqual(items);
    expect(warn).toHaveBeenCalledTimes(warnings);
    expect(warn.mock.calls[0]?.[0]).toMatch(/^voice-order-form:/u);
  });
});
