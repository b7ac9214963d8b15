import { describe, expect, it } from 'vitest';
import { request } from '../../../src/api/client.ts';
import { voiceList } from '../../../src/api/voices.ts';
import type { Voice } from '../../../src/domain/catalogue/voice.ts';
import { quietWarnings } from '../helpers/quiet.ts';
import { api, serveShop } from '../helpers/serve.ts';

const { shop, client } = serveShop();
const warn = quietWarnings();

const raw = {
  id: 'v1',
  name: 'Emma',
  gender: 'female',
  image: '/img/emma.webp',
  preview: 'https://cdn.example/emma.mp3',
  language: ['en', 'fr'],
  tags: ['warm'],
  isActive: true,
  plannedAbsence: null,
  rushOrderUnavailable: true,
};

async function listed(edit: object): Promise<readonly Voice[]> {
  shop().answer = () => ({ body: [[{ ...raw, ...edit }], 1] });
  const { call, schema } = voiceList(api);
  return request(client(), schema, call);
}

describe('the list of voices', () => {
  it('is requested for active voices with a limit of 100', async () => {
    await listed({});
    expect(shop().calls.map(({ line }) => line)).toEqual(['GET /voice?filter=isActive%7C%7C%24eq%7C%7Ctrue&limit=100']);
  });

  it('contains voices with checked addresses', async () => {
    await expect(listed({})).resolves.toEqual([{ ...raw, image: 'https://shop.example/img/emma.webp' }]);
  });

  it.each<[object, Partial<Voice>]>([
    [{ id: 12 }, { id: '12' }],
    [{ name: '  Emma  ' }, { name: 'Emma' }],
    [{ gender: 'Female' }, { gender: 'female' }],
    [{ gender: 'MALE' }, { gender: 'male' }],
    [{ image: 'emma.webp' }, { image: 'https://shop.example/api/emma.webp' }],
    [
      { image: null, preview: undefined },
      { image: null, preview: null },
    ],
    [{ image: 'javascript:alert(1)' }, { image: null }],
    [{ preview: 'data:audio/mpeg;base64,AAAA' }, { preview: null }],
    [{ preview: 7 }, { preview: null }],
    [{ language: 'en' }, { language: ['en'] }],
    [
      { language: null, tags: undefined },
      { language: [], tags: [] },
    ],
    [{ tags: ['warm', '', ' '] }, { tags: ['warm'] }],
    [{ isActive: undefined }, { isActive: false }],
    [{ isActive: 'yes' }, { isActive: false }],
    [{ rushOrderUnavailable: undefined }, { rushOrderUnavailable: false }],
    [
      { plannedAbsence: { start: '2025-01-01', end: '2025-01-09' } },
      { plannedAbsence: { start: '2025-01-01', end: '2025-01-09' } },
    ],
    [
      { plannedAbsence: { startDate: '2025-01-01T08:00:00Z', endDate: '2025-01-09' } },
      { plannedAbsence: { start: '2025-01-01T08:00:00Z', end: '2025-01-09' } },
    ],
    [{ plannedAbsence: { start: 'soon', end: 'later' } }, { plannedAbsence: null }],
    [{ plannedAbsence: {} }, { plannedAbsence: null }],
  ])('accepts %j', async (edit, expected) => {
    await expect(listed(edit)).resolves.toMatchObject([expected]);
    expect(warn).not.toHaveBeenCalled();
  });

  it.each<[string, object]>([
    ['no id', { id: undefined }],
    ['an empty id', { id: '' }],
    ['no name', { name: undefined }],
    ['a blank name', { name: '   ' }],
    ['no gender', { gender: undefined }],
    ['an unknown gender', { gender: 'robot' }],
  ])('drops a voice with %s', async (_, edit) => {
    await expect(listed(edit)).resolves.toEqual([]);
    expect(warn).toHaveBeenCalledOnce();
  });

  it('keeps hostile text as text', async () => {
    const name = '<img src=x onerror=alert(1)>';
    await expect(listed({ name })).resolves.toMatchObject([{ name }]);
  });
});
