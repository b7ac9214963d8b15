import * as v from 'valibot';
import {
  answer,
  answering,
  error,
  headers,
  instead,
  json,
  paging,
  type Breaking,
  type Row,
  warning,
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
  warning('an error page for unknown addresses', 'unknown-address', paging(/no-such-thing$/u, 404)),
  warning(
    'a shop that fails at half a body',
    'half-body',
    instead(/^POST .*calculate-guest$/u, async (request, shop) =>
      (await request.clone().text()).endsWith(':') ? answer(500, { message: 'No.' }) : shop(request),
    ),
  ),
  error('any discount', 'unknown-discount', answering(/discount\//u, 200, { id: 'a', type: 'fixed', value: 5 })),
  error('payment of any order', 'unknown-order', answering(/no-such-order.*create-guest/u, 200, {})),
  warning('JSON as text', 'json-type', headers(/\/service$/u, { 'content-type': 'text/plain' })),
  error('no voices', 'no-voice', answering(/\/voice$/u, 200, [[], 0])),
  voiceRow('a voice without a name', 'item-unusable', ({ id }) => (id === 'emma' ? { name: '' } : {})),
  error('services by other names', 'no-service', answering(/\/service$/u, 200, [[{ id: 'a', title: 'b' }], 1])),
  warning(
    'tracks that are missing',
    'media-missing',
    answering(/\/soundtrack$/u, 200, [[track('https://shop.example/music')], 1]),
  ),
  warning('no terms', 'no-terms', paging(/\/terms$/u, 404)),
  error(
    'a script that was changed',
    'script-changed',
    instead(/1\.0\.0-00000000\.js$/u, async (request, shop) => {
      const made = await shop(request);
      return new Response(`${await made.text()} `, made);
    }),
  ),
  warning('a desk that is missing', 'script-missing', paging(/-desk-/u, 404)),
];
