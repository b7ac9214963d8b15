import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { request } from '../../../src/api/client.ts';
import { listOf, type ListCall } from '../../../src/api/lists.ts';
import { listServices } from '../../../src/api/services.ts';
import { trackList } from '../../../src/api/tracks.ts';
import { voiceList } from '../../../src/api/voices.ts';
import { forEachCurrency } from '../../../src/domain/checkout/currency.ts';
import { orderOptions } from '../../../src/domain/order/order-options.ts';
import { quietWarnings } from '../helpers/quiet.ts';
import { api, failureOf, serveShop } from '../helpers/serve.ts';

const { shop, client } = serveShop();
const warn = quietWarnings();

function read<T>({ call, schema }: ListCall<T>, body: unknown): Promise<readonly T[]> {
  shop().answer = () => ({ body });
  return request(client(), schema, call);
}

const things = { call: { path: 'thing' }, schema: listOf(v.object({ id: v.string() })) };
const items = [{ id: 'a' }, { id: 'b' }];

it.each<[string, unknown, readonly unknown[]]>([
  ['items and their count', [items, 2], items],
  ['items alone in a list', [items], items],
  ['items and their count as data', { data: [items, 2] }, items],
  ['items as data', { data: items }, items],
  ['plain items', items, items],
  ['nothing', [], []],
  ['no items and a count', { data: [[], 0] }, []],
])('a list can be %s', async (_, body, expected) => {
  await expect(read(things, body)).resolves.toEqual(expected);
  expect(warn).not.toHaveBeenCalled();
});

it.each([null, 7, 'a,b', { items }, { data: { items } }, { data: null }])('a list is invalid as %j', async (body) => {
  await expect(failureOf(read(things, body))).resolves.toMatchObject({ kind: 'invalid' });
});

it('a list drops each bad item with a warning', async () => {
  await expect(read(things, [[{ id: 'a' }, {}, null, 'x', 7, { id: 1 }, { id: 'b' }], 7])).resolves.toEqual(items);
  expect(warn).toHaveBeenCalledTimes(5);
});

describe('a voice', () => {
  const raw = {
    id: 'v1',
    name: 'Emma',
    gender: 'female',
    image: 'https://shop.example/img/emma.webp',
    preview: 'https://cdn.example/emma.mp3',
    language: ['en', 'fr'],
    tags: ['warm'],
    isActive: true,
    plannedAbsence: { start: '2025-01-01', end: '2025-01-09' },
    rushOrderUnavailable: true,
  };
  const listed = (edit: object) => read(voiceList(api), [[{ ...raw, ...edit }], 1]);

  it.each<[string, object, object]>([
    ['all its fields', {}, {}],
    [
      'values of other types',
      {
        id: 12,
        name: '  Emma  ',
        gender: 'Female',
        image: '/img/emma.webp',
        preview: 7,
        language: 'en',
        tags: ['warm', '', ' '],
        isActive: 'yes',
        plannedAbsence: { startDate: '2025-01-01', endDate: '2025-01-09' },
      },
      { id: '12', preview: null, language: ['en'], isActive: false },
    ],
    [
      'nothing in its place',
      { image: null, preview: undefined, language: null, tags: undefined, isActive: undefined, plannedAbsence: {} },
      { image: null, preview: null, language: [], tags: [], isActive: false, plannedAbsence: null },
    ],
    [
      'hostile addresses and a nonsensical absence',
      {
        image: 'javascript:alert(1)',
        preview: 'data:audio/mpeg;base64,AAAA',
        plannedAbsence: { start: 'a', end: 'b' },
      },
      { image: null, preview: null, plannedAbsence: null },
    ],
    ['no word about rush', { rushOrderUnavailable: undefined }, { rushOrderUnavailable: false }],
  ])('may have %s', async (_, edit, expected) => {
    await expect(listed(edit)).resolves.toEqual([{ ...raw, ...expected }]);
    expect(warn).not.toHaveBeenCalled();
  });

  it.each([{ id: '' }, { name: '   ' }, { gender: 'robot' }])('is dropped with %j', async (edit) => {
    await expect(listed(edit)).resolves.toEqual([]);
    expect(warn).toHaveBeenCalledOnce();
  });
});

describe('a soundtrack', () => {
  const file = { host: 'https://cdn.example', path: 'music', file: 'river.mp3' };
  const url = 'https://cdn.example/music/river.mp3';
  const raw = { id: 't1', title: 'River', categories: ['acoustic'], file };
  const listed = (edit: object) => read(trackList(), [[{ ...raw, ...edit }], 1]);

  it.each<[object, object]>([
    [
      { id: 4, categories: ['Acoustic', 'JAZZ'] },
      { id: '4', categories: ['acoustic', 'jazz'] },
    ],
    [{ categories: 'Jazz' }, { categories: ['jazz'] }],
    [{ categories: undefined }, { categories: [] }],
  ])('may have %j', async (edit, expected) => {
    await expect(listed(edit)).resolves.toEqual([{ id: 't1', title: 'River', categories: [], url, ...expected }]);
  });

  it.each([{ title: ' ' }, { id: null }])('is dropped with %j', async (edit) => {
    await expect(listed(edit)).resolves.toEqual([]);
    expect(warn).toHaveBeenCalledOnce();
  });

  it.each<[string, unknown, string]>([
    ['JSON', JSON.stringify(file), url],
    ['slashes at all ends', { host: 'https://cdn.example/', path: '/music/', file: '/river.mp3' }, url],
    ['a host without a scheme', { ...file, host: 'cdn.example' }, url],
    ['a host with slashes only', { ...file, host: '//cdn.example' }, url],
    ['plain http', { ...file, host: 'http://cdn.example:8080' }, 'http://cdn.example:8080/music/river.mp3'],
    ['no path', { ...file, path: null }, 'https://cdn.example/river.mp3'],
    ['a deep path and spaces', { ...file, path: 'a/b', file: 'my r.mp3' }, 'https://cdn.example/a/b/my%20r.mp3'],
  ])('has an address from a file of %s', async (_, given, expected) => {
    await expect(listed({ file: given })).resolves.toMatchObject([{ url: expected }]);
    expect(warn).not.toHaveBeenCalled();
  });

  it.each<unknown>([
    undefined,
    '{"host":',
    'null',
    [file],
    { ...file, host: '' },
    { ...file, file: undefined },
    { ...file, host: 'javascript:alert(1)' },
    { ...file, host: 'javascript://cdn.example/%0aalert(1)' },
    { ...file, host: 'data:audio/mpeg' },
    { ...file, host: 'file:///etc' },
  ])('has no address from the file %j', async (given) => {
    await expect(listed({ file: given })).resolves.toMatchObject([{ title: 'River', url: null }]);
    expect(warn).toHaveBeenCalledOnce();
  });
});

const rate = { fixed: 100, proofReading: 15, rushProduction: '40.50' };
const unpriced = { fixed: null, extraPrompts: null, extraWords: null };
const none = { ...unpriced, ...Object.fromEntries(orderOptions.map((option) => [option.rate, null])) };
const unlisted = forEachCurrency(() => none);
const parsed = { ...none, fixed: 100, proofReading: 15, rushProduction: 40.5 };
const standard = { id: 'moh', title: '', includedPrompts: 1, includedWordsPerPrompt: 50 };

it.each<[string, object, object]>([
  [
    'one rate, in Canadian and US dollars',
    { id: 1, title: 'moh', config: { includedPrompts: 2, includedWordsPerPrompt: 40 }, rate },
    {
      id: '1',
      title: 'moh',
      includedPrompts: 2,
      includedWordsPerPrompt: 40,
      rates: { ...unlisted, CAD: parsed, USD: parsed },
    },
  ],
  [
    'a rate for each currency',
    { id: 'moh', rate, rates: { CAD: rate, USD: { proofReading: 12 } } },
    { ...standard, rates: { ...unlisted, CAD: parsed, USD: { ...none, proofReading: 12 } } },
  ],
  ['nothing but an id', { id: 'moh' }, { ...standard, rates: unlisted }],
  [
    'nonsense in its config',
    { id: 'moh', config: { includedPrompts: -1, includedWordsPerPrompt: 'many' }, rate: 'free' },
    { ...standard, rates: unlisted },
  ],
])('a service may have %s', async (_, body, expected) => {
  shop().answer = () => ({ body: [[body], 1] });
  await expect(listServices(client())).resolves.toEqual([expected]);
});
