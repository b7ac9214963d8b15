// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ToastList } from '../../../src/form/notices/toast-list.tsx';
import { isToolOpenAtom } from '../../../src/state/dialogs.ts';
import { notifyAtom } from '../../../src/state/notices/notices.ts';
import { drawing, drawPart } from '../helpers/draw.tsx';
import { formStore } from '../helpers/form-store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const wait = (milliseconds: number): Promise<void> => drawing(() => vi.advanceTimersByTimeAsync(milliseconds));

test('a toast does not expire before it is in view', async () => {
  const { store } = formStore();
  const position = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect');
  position.mockReturnValue(new DOMRect(0, innerHeight, 300, 40));
  const { place } = await drawPart(store, <ToastList />);
  await drawing(() => store.set(notifyAtom, { tone: 'warning', notice: { key: 'storageFailed' } }));
  await wait(60_000);
  expect(place.querySelector('[role=alert]')?.textContent).not.toBe('');
  position.mockReturnValue(new DOMRect(0, innerHeight - 1, 300, 40));
  await wait(3999);
  expect(place.querySelector('[role=alert]')?.textContent).not.toBe('');
  await wait(1);
  expect(place.querySelector('[role=alert]')?.textContent).toBe('');
});

/** A toast that has half a second left. */
async function expiringToast() {
  const { store } = formStore();
  const { place } = await drawPart(store, <ToastList />);
  await drawing(() => store.set(notifyAtom, { tone: 'warning', notice: { key: 'storageFailed' } }));
  await wait(3500);
  const toast = () => place.querySelector('[part=toast]');
  const point = (type: string, move: PointerEventInit = {}): Promise<void> =>
    drawing(() => toast()?.dispatchEvent(new PointerEvent(type, { bubbles: true, ...move })));
  return { toast, point };
}

test('a toast stays while a pointer moves over it, and then for its whole time', async () => {
  const { toast, point } = await expiringToast();
  await point('pointermove', { movementY: 1 });
  await wait(20_000);
  expect(toast()).not.toBeNull();
  await point('pointerout');
  await wait(3999);
  expect(toast()).not.toBeNull();
  await wait(1);
  expect(toast()).toBeNull();
});

test('a toast does not stay because it appeared under a resting pointer, of which WebKit reports moves', async () => {
  const { toast, point } = await expiringToast();
  await point('pointermove');
  await wait(500);
  expect(toast()).toBeNull();
});

test('a toast that moves into a dialog keeps its time, and is not announced again', async () => {
  const { store } = formStore();
  const { place } = await drawPart(
    store,
    <>
      <ToastList />
      <ToastList isInDialog />
    </>,
  );
  const notices = () => [...place.querySelectorAll('[part=toast]')];
  const readOut = () => notices().filter((notice) => notice.closest('[role=alert]:not([aria-live=off])')).length;
  await drawing(() => store.set(notifyAtom, { tone: 'warning', notice: { key: 'storageFailed' } }));
  await wait(1000);
  expect(readOut()).toBe(1);
  await drawing(() => store.set(isToolOpenAtom, true));
  expect([notices().length, readOut()]).toEqual([1, 0]);
  // It keeps its role.
  expect(place.querySelectorAll('[role=alert] [part=toast]')).toHaveLength(1);
  await drawing(() => store.set(isToolOpenAtom, false));
  expect([notices().length, readOut()]).toEqual([1, 0]);
  await wait(2999);
  expect(notices()).toHaveLength(1);
  await wait(1);
  expect(notices()).toHaveLength(0);
  // One that was hardly there may not have been heard.
  await drawing(() => store.set(notifyAtom, { tone: 'warning', notice: { key: 'storageFailed' } }));
  expect([notices().length, readOut()]).toEqual([1, 1]);
  await drawing(() => store.set(isToolOpenAtom, true));
  expect([notices().length, readOut()]).toEqual([1, 1]);
});
