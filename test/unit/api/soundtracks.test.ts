import { describe, expect, it } from 'vitest';
import { request } from '../../../src/api/client.ts';
import { trackList } from '../../../src/api/tracks.ts';
import type { Track } from '../../../src/domain/catalogue/track.ts';
import { quietWarnings } from '../helpers/quiet.ts';
import { serveShop } from '../helpers/serve.ts';

const { shop, client } = serveShop();
const warn = quietWarnings();

const file = { host: 'https://cdn.example', path: 'music', file: 'river.mp3' };
const raw = { id: 't1', title: 'River', categories: ['acoustic'], file };

async function listed(edit: object): Promise<readonly Track[]> {
  shop().answer = () => ({ body: [[{ ...raw, ...edit }], 1] });
  const { call, schema } = trackList();
  return request(client(), schema, call);
}

describe('the list of soundtracks', () => {
  it('is requested with a limit of 100', async () => {
    await listed({});
    expect(shop().calls.map(({ line }) => line)).toEqual(['GET /soundtrack?limit=100']);
  });

  it('contains tracks with their addresses', async () => {
    const url = 'https://cdn.example/music/river.mp3';
    await expect(listed({})).resolves.toEqual([{ id: 't1', title: 'River', categories: ['acoustic'], url }]);
  });

  it.each<[object, Partial<Track>]>([
    [{ id: 4 }, { id: '4' }],
    [{ categories: ['Acoustic', 'JAZZ'] }, { categories: ['acoustic', 'jazz'] }],
    [{ categories: 'Jazz' }, { categories: ['jazz'] }],
    [{ categories: undefined }, { categories: [] }],
  ])('accepts %j', async (edit, expected) => {
    await expect(listed(edit)).resolves.toMatchObject([expected]);
  });

  it.each<[string, object]>([
    ['no title', { title: undefined }],
    ['a blank title', { title: ' ' }],
    ['no id', { id: null }],
  ])('drops a track with %s', async (_, edit) => {
    await expect(listed(edit)).resolves.toEqual([]);
    expect(warn).toHaveBeenCalledOnce();
  });
});

describe('a track’s file', () => {
  const url = 'https://cdn.example/music/river.mp3';

  it.each<[string, unknown, string]>([
    ['an object', file, url],
    ['a JSON text', JSON.stringify(file), url],
    ['slashes at all ends', { host: 'https://cdn.example/', path: '/music/', file: '/river.mp3' }, url],
    ['a host without a scheme', { ...file, host: 'cdn.example' }, url],
    ['a host with slashes only', { ...file, host: '//cdn.example' }, url],
    ['plain http', { ...file, host: 'http://cdn.example:8080' }, 'http://cdn.example:8080/music/river.mp3'],
    ['no path', { host: file.host, file: file.file }, 'https://cdn.example/river.mp3'],
    ['a path of null', { ...file, path: null }, 'https://cdn.example/river.mp3'],
    ['a deep path', { ...file, path: 'a/b' }, 'https://cdn.example/a/b/river.mp3'],
    ['spaces', { ...file, file: 'my river.mp3' }, 'https://cdn.example/music/my%20river.mp3'],
  ])('has an address from %s', async (_, given, expected) => {
    await expect(listed({ file: given })).resolves.toMatchObject([{ url: expected }]);
    expect(warn).not.toHaveBeenCalled();
  });

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['an empty text', ''],
    ['broken JSON', '{"host":'],
    ['JSON of another kind', '"river.mp3"'],
    ['JSON null', 'null'],
    ['no host', { path: 'music', file: 'river.mp3' }],
    ['an empty host', { ...file, host: '' }],
    ['no file', { host: file.host, path: 'music' }],
    ['an empty file', { ...file, file: '' }],
    ['a list', [file]],
    ['a host of javascript:', { ...file, host: 'javascript:alert(1)' }],
    ['a host of javascript://', { ...file, host: 'javascript://cdn.example/%0aalert(1)' }],
    ['a host of data:', { ...file, host: 'data:audio/mpeg' }],
    ['a host of file://', { ...file, host: 'file:///etc' }],
  ])('has no address, with a warning, from %s', async (_, given) => {
    await expect(listed({ file: given })).resolves.toMatchObject([{ title: 'River', url: null }]);
    expect(warn).toHaveBeenCalledOnce();
  });
});
