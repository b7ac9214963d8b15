// @vitest-environment happy-dom
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { desk } from '../../../src/desk/desk.ts';
import { openDesk } from '../../../src/form/desk/desk.ts';
import { editMessageAtom } from '../../../src/state/order/messages.ts';
import { orderAtom } from '../../../src/state/order/order.ts';
import { drawForm, drawing } from '../helpers/draw.tsx';
import { readyStore } from '../helpers/form-store.ts';

// The files of a worker share the desk, which stays open: this one loads it again, and leaves none for the next.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());

afterEach(() => void vi.useRealTimers());

const wait = (milliseconds: number): Promise<void> => drawing(() => vi.advanceTimersByTime(milliseconds));
const shows = (text: string): boolean => document.body.textContent.includes(text);

describe('the script desk', () => {
  it('is shown in a pause, not while the buyer types', async () => {
    const { store } = readyStore();
    await drawForm(store);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const [message] = store.get(orderAtom).messages;
    await drawing(() => openDesk(desk));
    for (const content of ['Welc', 'Welcome', 'Welcome to']) {
      await wait(200);
      await drawing(() => store.set(editMessageAtom, { id: message?.id ?? 0, edit: { content } }));
      expect(shows('Copy all scripts')).toBe(false);
    }
    await wait(400);
    expect(shows('Copy all scripts')).toBe(true);
  });

  it('removes only the tool that fails, and reports the error', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    vi.spyOn(console, 'warn').mockReturnValue();
    const { store, events } = readyStore();
    const Broken = (): never => {
      throw new Error('broken');
    };
    openDesk({ ...desk, slots: { ...desk.slots, listen: Broken } });
    await drawForm(store);
    expect(shows('Copy all scripts')).toBe(true);
    expect(events.map(({ name }) => name)).toContain('voice-order-error');
  });
});
