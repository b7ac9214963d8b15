import { expect, it, test } from 'vitest';
import { fileShop } from './helpers/open-shop.ts';
import { scriptFolderOf } from './helpers/script-folder.ts';

const name = 'voice-order-form';
const stable = [`${name}.js`, `${name}-health.js`, `${name}-licenses.txt`, 'release.json'];
const builtAs = (version: string): readonly string[] => [
  ...stable,
  `${name}.js.br`,
  `${name}-${version}-0a1b2c3d.js`,
  `${name}-desk-0000000${version[0]}.js`,
];
const others = [
  `${name}-secret.js`,
  `${name}-fr.json`,
  `${name}-fr-0a1b2c3d.json`,
  `${name}-french-0a1b2c3d.json`,
  `${name}-1.3.0.tgz`,
  `${name}-wordpress.zip`,
];
const scriptFolder = await scriptFolderOf({
  '1.2.3': builtAs('1.2.3'),
  '1.3.0': [...builtAs('1.3.0'), ...others],
  '2.0.0': builtAs('2.0.0'),
});
const shop = await fileShop({ config: { scriptFolder } });

const briefly = 'public, max-age=300';
const forever = 'public, max-age=31536000, immutable';

test.each([
  [`/${name}.js`, '2.0.0', briefly, 'application/javascript; charset=utf-8'],
  [`/v1/${name}.js`, '1.3.0', briefly, 'application/javascript; charset=utf-8'],
  [`/v2/${name}.js`, '2.0.0', briefly, 'application/javascript; charset=utf-8'],
  [`/v1/${name}-health.js`, '1.3.0', briefly, 'application/javascript; charset=utf-8'],
  [`/v1/${name}-licenses.txt`, '1.3.0', briefly, 'text/plain; charset=utf-8'],
  ['/v1/release.json', '1.3.0', briefly, 'application/json; charset=utf-8'],
  [`/${name}-1.2.3-0a1b2c3d.js`, '1.2.3', forever, 'application/javascript; charset=utf-8'],
  [`/v1/${name}-1.2.3-0a1b2c3d.js`, '1.2.3', forever, 'application/javascript; charset=utf-8'],
  [`/v1/${name}-desk-00000001.js`, '1.3.0', forever, 'application/javascript; charset=utf-8'],
  [`/v2/${name}-fr-0a1b2c3d.json`, '1.3.0', forever, 'application/json; charset=utf-8'],
  [`/${name}-1.3.0.tgz`, '1.3.0', briefly, 'application/octet-stream'],
  [`/${name}-wordpress.zip`, '1.3.0', briefly, 'application/zip'],
])('the files of the script include %s of version %s for every site', async (...row) => {
  const [path, version, caching, type] = row;
  const { statusCode, headers, body } = await shop.get(path, { origin: 'https://partner.example' });
  expect([statusCode, body]).toEqual([200, `${path.replace(/.*\//u, '')} ${version}`]);
  expect(headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': caching,
    'content-type': type,
    'cross-origin-resource-policy': 'cross-origin',
  });
});

it.each([
  `/${name}-1.2.4-0a1b2c3d.js`,
  `/${name}-9.9.9.tgz`,
  `/${name}-secret.js`,
  `/${name}-fr.json`,
  `/${name}-french-0a1b2c3d.json`,
  `/${name}-..%2fx.js`,
  `/v1/${name}-..%2Frelease.json`,
  `/v3/${name}.js`,
  `/v3/${name}-desk-00000001.js`,
  `/v1/v1/${name}.js`,
  '/v1/index.html',
  `/v2026/${name}.js`,
])('the files of the script do not include %s', async (path) => {
  const answer = await shop.get(path);
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, undefined]);
});

it('the files of the script are sent compressed if the build compressed them, and again only if they changed', async () => {
  const { body, headers } = await shop.get(`/v1/${name}.js`, { 'accept-encoding': 'gzip, br' });
  expect([body, headers['content-encoding']]).toEqual([`${name}.js.br 1.3.0`, 'br']);
  expect(headers.vary).toContain('accept-encoding');
  const { etag } = (await shop.get(`/${name}.js`)).headers;
  expect((await shop.get(`/${name}.js`, { 'if-none-match': String(etag) })).statusCode).toBe(304);
});
