import * as v from 'valibot';
import {
  answer,
  answering,
  error,
  headers,
  instead,
  json,
  page,
  paging,
  type Breaking,
  type Row,
  warning,
  withHeaders,
} from './breaking.ts';

const list = v.tuple([v.array(v.looseObject({ id: v.string() })), v.number()]);

const voices = (change: (voice: { readonly id: string }) => object): Breaking =>
  json(/\/voice$/u, list, ([all, count]) => [all.map((voice) => ({ ...voice, ...change(voice) })), count]);

const track = (url: string) => ({
  id: 'calm',
  title: 'Calm',
  categories: ['acoustic'],
  file: { host: url, file: 'a.mp3' },
});

const voiceRow = (name: string, code: string, change: Parameters<typeof voices>[0]): Row =>
  warning(name, code, voices(change));

export const otherRows: readonly Row[] = [
  error('an error page for payments', 'not-json', paging(/^POST .*create-guest-payment$/u, 500)),
  error('an error page for drafting', 'not-json', paging(/^POST .*generate-prompts$/u, 500)),
  error('a page for an unknown discount', 'not-json', paging(/discount\/no/u, 404)),
  error(
    'refused orders as pages',
    'not-json',
    instead(/^POST .*order\/guest$/u, async (request, shop) => {
      const made = await shop(request);
      return made.ok ? made : page(made.status);
    }),
  ),
  warning('an error page for unknown addresses', 'unknown-address', paging(/no-such-thing$/u, 404)),
  warning(
    'a shop that fails at half a body',
    'half-body',
    instead(/^POST .*calculate-guest$/u, async (request, shop) =>
      (await request.clone().text()).endsWith(':') ? answer(500, { message: 'No.' }) : shop(request),
    ),
  ),
  error('paid tokens that fail', 'unknown-paid-token', answering(/order\/paid\//u, 500, { message: 'No.' })),
  error('any discount', 'unknown-discount', answering(/discount\//u, 200, { id: 'a', type: 'fixed', value: 5 })),
  error('payment of any order', 'unknown-order', answering(/no-such-order.*create-guest/u, 200, {})),
  warning('JSON as text', 'json-type', headers(/\/service$/u, { 'content-type': 'text/plain' })),
  warning(
    'names in another charset',
    'not-utf-8',
    instead(/\/voice$/u, async (request, shop) => {
      const made = await shop(request);
      const text = (await made.text()).replace('Emma', 'Zoë');
      return withHeaders(new Response(Buffer.from(text, 'latin1'), made), {});
    }),
  ),
  error('no voices', 'no-voice', answering(/\/voice$/u, 200, [[], 0])),
  error('voices of another shape', 'no-list', answering(/\/voice$/u, 200, { voices: [] })),
  voiceRow('a voice without a name', 'item-unusable', ({ id }) => (id === 'emma' ? { name: '' } : {})),
  voiceRow('a voice that is active as a text', 'not-active', ({ id }) => (id === 'emma' ? { isActive: 'true' } : {})),
  error('services by other names', 'no-service', answering(/\/service$/u, 200, [[{ id: 'a', title: 'b' }], 1])),
  warning(
    'one service fewer',
    'service-missing',
    json(/\/service$/u, list, ([all]) => [all.slice(0, 2), 2]),
  ),
  warning(
    'a service without an id',
    'item-unusable',
    json(/\/service$/u, list, ([all, count]) => [[...all, { title: 'Jingles' }], count + 1]),
  ),
  warning('settings that are missing', 'no-settings', answering(/site-settings$/u, 404, { message: 'No.' })),
  voiceRow('portraits that are missing', 'media-missing', () => ({ image: '/no-such.png' })),
  voiceRow('samples that are pages', 'media-type', () => ({ preview: '/terms' })),
  voiceRow('samples on http', 'media-http', () => ({ preview: 'http://shop.example/terms' })),
  warning(
    'tracks that are missing',
    'media-missing',
    answering(/\/soundtrack$/u, 200, [[track('https://shop.example/music')], 1]),
  ),
  warning('no terms', 'no-terms', paging(/\/terms$/u, 404)),
  warning('no login', 'no-login', paging(/\/login$/u, 404)),
  error('a script of another type', 'script-type', headers(/voice-order-form\.js$/u, { 'content-type': 'text/plain' })),
  error(
    'a script that was changed',
    'script-changed',
    instead(/1\.0\.0-00000000\.js$/u, async (request, shop) => {
      const made = await shop(request);
      return new Response(`${await made.text()} `, made);
    }),
  ),
  warning('a folder of the major version that is missing', 'script-missing', paging(/\/v1\//u, 404)),
  warning('a desk that is missing', 'script-missing', paging(/-desk-/u, 404)),
];
