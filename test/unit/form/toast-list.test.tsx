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
  const toast = () => place.querySelector('[role=alert] [part=toast]');
  await wait(60_000);
  expect(toast()).not.toBeNull();
  position.mockReturnValue(new DOMRect(0, innerHeight - 1, 300, 40));
  await wait(3999);
  expect(toast()).not.toBeNull();
  await wait(1);
  expect(toast()).toBeNull();
});

test('a pointer over a toast does not keep it', async () => {
  const { store } = formStore();
  const { place } = await drawPart(store, <ToastList />);
  await drawing(() => store.set(notifyAtom, { tone: 'warning', notice: { key: 'storageFailed' } }));
  const toast = () => place.querySelector('[part=toast]');
  await drawing(() => toast()?.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, movementY: 1 })));
  await wait(4000);
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
