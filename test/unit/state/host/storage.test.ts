// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import type { storage as pageStorage } from '../../../../src/state/host/storage.ts';
import { blockStorage, fakeShopEachTest } from '../../helpers/fake-shop.ts';
import { quietWarnings } from '../../helpers/quiet.ts';

fakeShopEachTest();
const warn = quietWarnings();

/** The storage of a page that was just loaded. */
async function loaded(): Promise<typeof pageStorage> {
  vi.resetModules();
  const { storage } = await import('../../../../src/state/host/storage.ts');
  return storage;
}

let storage: typeof pageStorage;
beforeEach(async () => {
  storage = await loaded();
});

it('the browser’s storage has our prefix, and logs invalid JSON', () => {
  expect(storage.write('ai-form', '{"a":1}')).toBe(true);
  expect(localStorage.getItem('voice-order-form:ai-form')).toBe('{"a":1}');
  expect(storage.read('ai-form')).toEqual({ a: 1 });
  expect(storage.remove('ai-form')).toBe(true);
  expect([storage.text('ai-form'), storage.read('ai-form')]).toEqual([null, null]);
  expect(warn).not.toHaveBeenCalled();
  storage.write('ai-form', '{');
  expect(storage.read('ai-form')).toBeNull();
  expect(warn).toHaveBeenCalledOnce();
});

it.each<['getItem' | 'setItem', () => void]>([
  ['getItem', () => expect(storage.text('ai-form')).toBeNull()],
  ['setItem', () => expect(storage.write('ai-form', 'text')).toBe(false)],
])('the browser’s storage logs once per page that %s throws', async (method, act) => {
  blockStorage(method);
  for (let time = 0; time < 5; time += 1) act();
  expect(warn).toHaveBeenCalledOnce();
  storage = await loaded();
  act();
  expect(warn).toHaveBeenCalledTimes(2);
});

it('a full storage deletes cached lists to save what the buyer typed', () => {
  const entries = new Map([['voice-order-form:cache:voice:a', 'voices']]);
  const full = {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, text: string) => {
      if (entries.size > 0) throw new DOMException('Full', 'QuotaExceededError');
      entries.set(name, text);
    },
    removeItem: (name: string) => void entries.delete(name),
  };
  vi.stubGlobal('localStorage', Object.assign(Object.create(full), { 'voice-order-form:cache:voice:a': 'voices' }));
  expect(storage.write('order:-', 'work')).toBe(true);
  expect([...entries.keys()]).toEqual(['voice-order-form:order:-']);
  expect(warn).not.toHaveBeenCalled();
});
