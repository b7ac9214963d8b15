// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ToastList } from '../../../src/form/notices/toast-list.tsx';
import { isToolDialogOpenAtom } from '../../../src/state/dialogs.ts';
import { notify } from '../../../src/state/notices/notices.ts';
import { drawing, drawPart } from '../helpers/draw.tsx';
import { formStore } from '../helpers/form-store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const wait = (milliseconds: number): Promise<void> => drawing(() => vi.advanceTimersByTimeAsync(milliseconds));

/** A form that shows a toast for 4 s. */
async function drawToast() {
  const form = formStore();
  const { place } = await drawPart(
    form,
    <>
      <ToastList />
      <ToastList isInDialog />
    </>,
  );
  await drawing(() => notify(form, { topic: 'tool', tone: 'warning', text: 'Full.' }));
  const toasts = () => [...place.querySelectorAll('[part=toast]')];
  return {
    toasts,
    /** The toasts in a live region. */
    announced: () => toasts().filter((toast) => toast.closest('[role=alert]:not([aria-live=off])')),
    dispatchFocus: (type: 'focusin' | 'focusout') =>
      drawing(() => toasts()[0]?.dispatchEvent(new FocusEvent(type, { bubbles: true }))),
    openDialog: (isOpen: boolean) => drawing(() => form.store.set(isToolDialogOpenAtom, isOpen)),
  };
}

/** The number of toasts just before a time has passed, and when it has. */
async function countsAround(toasts: () => readonly Element[], milliseconds: number): Promise<readonly number[]> {
  await wait(milliseconds - 1);
  const before = toasts().length;
  await wait(1);
  return [before, toasts().length];
}

test('a toast does not expire before the form is in view', async () => {
  const position = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect');
  position.mockReturnValue(new DOMRect(0, innerHeight, 300, 40));
  const { toasts } = await drawToast();
  await wait(60_000);
  position.mockReturnValue(new DOMRect(0, innerHeight - 1, 300, 40));
  expect(await countsAround(toasts, 4000)).toEqual([1, 0]);
});

test('a toast stays while it has the focus, and then for its whole time', async () => {
  const { toasts, dispatchFocus } = await drawToast();
  await wait(3500);
  await dispatchFocus('focusin');
  await wait(20_000);
  await dispatchFocus('focusout');
  expect(await countsAround(toasts, 4000)).toEqual([1, 0]);
});

test('a toast that moves into a dialog and back keeps its time', async () => {
  const { toasts, openDialog } = await drawToast();
  await wait(1000);
  await openDialog(true);
  await openDialog(false);
  expect(await countsAround(toasts, 3000)).toEqual([1, 0]);
});

test.each([
  ['is not announced again after a while', 1000, 0],
  ['is announced there if it has just appeared', 0, 1],
])('a toast that moves into a dialog %s', async (_, milliseconds, count) => {
  const { toasts, announced, openDialog } = await drawToast();
  expect(announced()).toHaveLength(1);
  await wait(milliseconds);
  await openDialog(true);
  expect([toasts().length, announced().length]).toEqual([1, count]);
});
