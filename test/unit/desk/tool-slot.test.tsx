// @vitest-environment happy-dom
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { tools } from '../../../src/desk/create-tools.ts';
import { setTools } from '../../../src/form/tools/tools.ts';
import { drawForm } from '../helpers/draw.tsx';
import { readyStore } from '../helpers/form-store.ts';

// The files of a worker share the tools, which stay loaded: this one loads them again, and leaves none for the next.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());
afterEach(() => void vi.restoreAllMocks());

const shows = (text: string): boolean => document.body.textContent.includes(text);

it('a tool that fails leaves the others, and is reported to the page', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
  const form = readyStore();
  const Broken = (): never => {
    throw new Error('broken');
  };
  setTools({ ...tools, slots: { ...tools.slots, 'phone-system': Broken } });
  await drawForm(form);
  expect(shows('Copy all scripts')).toBe(true);
  expect(form.events.map(({ name }) => name)).toContain('voice-order-error');
});
