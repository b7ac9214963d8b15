import * as v from 'valibot';
import { answer, headers, instead, json, page, withHeaders, type Breaking, type Row } from './breaking.ts';

const list = v.tuple([v.array(v.looseObject({ id: v.string() })), v.number()]);

const voices = (change: (voice: { readonly id: string }) => object): Breaking =>
  json(/\/voice$/u, list, ([all, count]) => [all.map((voice) => ({ ...voice, ...change(voice) })), count]);

const track = (url: string) => ({
  id: 'calm',
  title: 'Calm',
  categories: ['acoustic'],
  file: { host: url, file: 'a.mp3' },
});

const error = (name: string, code: string, breaking: Breaking): Row => ({ name, code, level: 'error', breaking });
const warning = (name: string, code: string, breaking: Breaking): Row => ({ name, code, level: 'warning', breaking });

const html: readonly (readonly [string, RegExp])[] = [
  ['prices', /^POST .*calculate-guest$/u],
  ['orders', /^POST .*order\/guest$/u],
  ['payments', /^POST .*create-guest-payment$/u],
  ['site settings', /site-settings$/u],
  ['partners', /branding\//u],
  ['discounts', /discount\//u],
  ['paid tokens', /order\/paid\//u],
  ['drafting', /^POST .*generate-prompts$/u],
];

export const otherRows: readonly Row[] = [
  ...html.map(([what, call]) =>
    error(
      `an error page for ${what}`,
      'not-json',
      instead(call, () => page(500)),
    ),
  ),
  error(
    'a page for an unknown discount',
    'not-json',
    instead(/discount\/no/u, () => page(404)),
  ),
  error(
    'refused orders as pages',
    'not-json',
    instead(/^POST .*order\/guest$/u, async (request, shop) => {
      const made = await shop(request);
      return made.ok ? made : page(made.status);
    }),
  ),
  warning(
    'an error page for unknown addresses',
    'unknown-address',
    instead(/no-such-thing$/u, () => page(404)),
  ),
  warning(
    'a shop that fails at half a body',
    'half-body',
    instead(/^POST .*calculate-guest$/u, async (request, shop) =>
      (await request.clone().text()).endsWith(':') ? answer(500, { message: 'No.' }) : shop(request),
    ),
  ),
  error(
    'paid tokens that fail',
    'unknown-paid-token',
    instead(/order\/paid\//u, () => answer(500, { message: 'No.' })),
  ),
  error(
    'any discount',
    'unknown-discount',
    instead(/discount\//u, () => answer(200, { id: 'a', type: 'fixed', value: 5 })),
  ),
  error(
    'payment of any order',
    'unknown-order',
    instead(/no-such-order.*create-guest/u, () => answer(200, {})),
  ),
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
  error(
    'no voices',
    'no-voice',
    instead(/\/voice$/u, () => answer(200, [[], 0])),
  ),
  error(
    'voices of another shape',
    'no-list',
    instead(/\/voice$/u, () => answer(200, { voices: [] })),
  ),
  error(
    'the voices’ filter refused',
    'no-list',
    instead(/\/voice$/u, () => answer(400, { message: 'No.' })),
  ),
  warning(
    'a voice without a name',
    'item-unusable',
    voices(({ id }) => (id === 'emma' ? { name: '' } : {})),
  ),
  warning(
    'a voice that is active as a text',
    'not-active',
    voices(({ id }) => (id === 'emma' ? { isActive: 'true' } : {})),
  ),
  error(
    'services by other names',
    'no-service',
    instead(/\/service$/u, () => answer(200, [[{ id: 'a', title: 'b' }], 1])),
  ),
  warning(
    'one service fewer',
    'service-missing',
    json(/\/service$/u, list, ([all]) => [all.slice(0, 2), 2]),
  ),
  warning(
    'settings that are missing',
    'no-settings',
    instead(/site-settings$/u, () => answer(404, { message: 'No.' })),
  ),
  warning(
    'portraits that are missing',
    'media-missing',
    voices(() => ({ image: '/no-such.png' })),
  ),
  warning(
    'samples that are pages',
    'media-type',
    voices(() => ({ preview: '/terms' })),
  ),
  warning(
    'samples on http',
    'media-http',
    voices(() => ({ preview: 'http://shop.example/terms' })),
  ),
  warning(
    'tracks that are missing',
    'media-missing',
    instead(/\/soundtrack$/u, () => answer(200, [[track('https://shop.example/music')], 1])),
  ),
  warning(
    'no terms',
    'no-terms',
    instead(/\/terms$/u, () => page(404)),
  ),
  warning(
    'no login',
    'no-login',
    instead(/\/login$/u, () => page(404)),
  ),
  warning(
    'no register',
    'no-register',
    instead(/\/register$/u, () => answer(404, { message: 'No.' })),
  ),
  error('a script of another type', 'script-type', headers(/voice-order-form\.js$/u, { 'content-type': 'text/plain' })),
  error(
    'a script that was changed',
    'script-changed',
    instead(/1\.0\.0-00000000\.js$/u, async (request, shop) => {
      const made = await shop(request);
      return new Response(`${await made.text()} `, made);
    }),
  ),
  warning(
    'a folder of the major version that is missing',
    'script-missing',
    instead(/\/v1\//u, () => page(404)),
  ),
  warning(
    'a desk that is missing',
    'script-missing',
    instead(/-desk-/u, () => page(404)),
  ),
];
