// @vitest-environment happy-dom
import { useAtomValue } from 'jotai/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { summaryStep } from '../../../src/domain/checkout/checkout.ts';
import { Announcer } from '../../../src/form/notices/announcer.tsx';
import { ToastList } from '../../../src/form/notices/toast-list.tsx';
import { CheckoutSteps } from '../../../src/form/summary/summary-dialog.tsx';
import { OrderFooter } from '../../../src/form/summary/summary-footer.tsx';
import { editGuest } from '../../../src/state/buyer/guest-details.ts';
import { changeCheckout, checkoutAtom } from '../../../src/state/checkout/checkout-state.ts';
import { isToolDialogOpenAtom } from '../../../src/state/dialogs.ts';
import { announce, notify } from '../../../src/state/notices/notices.ts';
import { Dialog } from '../../../src/ui/dialog/dialog.tsx';
import { Checkbox, TextInput } from '../../../src/ui/field/inputs.tsx';
import { Status } from '../../../src/ui/status.tsx';
import { drawForm, drawing, drawInto, drawPart, openAll, textsOf } from '../helpers/draw.tsx';
import { formStore, readyStore } from '../helpers/form-store.ts';
import { guestOf } from '../helpers/samples.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** The footer of the step that the checkout is in. */
const Footer = () => <OrderFooter isGuest={summaryStep(useAtomValue(checkoutAtom)) === 'guest'} />;

const nothing = (): void => undefined;

test('an empty element of a dialog gets the focus before its title, so that screen readers announce it', async () => {
  const { place } = await drawPart(formStore(), <Dialog title="Import" closeLabel="Close" onClose={nothing} />);
  expect(document.activeElement).toBe(place.querySelector('[data-start]'));
  await drawing(() => vi.advanceTimersByTime(500));
  expect(document.activeElement).toBe(place.querySelector('h2'));
});

const pressKey = (): void =>
  void document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));

const after = (milliseconds: number) => () => vi.advanceTimersByTime(milliseconds);

test.each<[string, readonly (() => unknown)[], readonly string[]]>([
  ['after the title, so that screen readers say both', [after(500), after(1000)], ['H2', 'TEXTAREA']],
  ['at the first key, which reaches it', [pressKey], ['TEXTAREA']],
  ['at the first key while screen readers say the title', [after(500), pressKey], ['H2', 'TEXTAREA']],
])('the field that a dialog begins with gets the focus %s', async (_when, steps, focused) => {
  const { place } = await drawPart(
    formStore(),
    <Dialog title="Import" closeLabel="Close" onClose={nothing}>
      <textarea data-first="" />
    </Dialog>,
  );
  expect(document.activeElement).toBe(place.querySelector('[data-start]'));
  for (const [index, step] of steps.entries()) {
    await drawing(step);
    expect(document.activeElement?.tagName).toBe(focused[index]);
  }
});

/** What describes a control, in order. */
const descriptionOf = (control: Element | null): readonly (string | undefined)[] =>
  (control?.getAttribute('aria-describedby')?.split(' ') ?? []).map((id) => document.getElementById(id)?.textContent);

test('an optional field says so before its hint, also if the hint is a description that stays the same', async () => {
  const frame = { label: 'Website', mark: 'optional', hint: 'With https.' };
  const { place, draw, takeAway } = await drawInto(<TextInput {...frame} />);
  expect(descriptionOf(place.querySelector('input'))).toEqual(['optional', 'With https.']);
  await draw(<TextInput {...frame} description="3 of 1000" />);
  expect(place.querySelector('input')?.getAttribute('aria-description')).toBe('optional\n3 of 1000');
  await takeAway();
});

test('a link below a check box does not describe it: it is read when it gets the focus', async () => {
  const { place, takeAway } = await drawInto(
    <Checkbox label="I agree" hint={<a href="https://shop.example/terms">Terms</a>} onCheck={nothing} />,
  );
  expect(descriptionOf(place.querySelector('input'))).toEqual([]);
  await takeAway();
});

test('an announcement is removed after it was heard, and can be repeated', async () => {
  const form = formStore();
  const { place } = await drawPart(form, <Announcer />);
  for (const position of [1, 1]) {
    await drawing(() => announce(form, `Position ${position}`));
    expect(place.textContent).toBe('Position 1');
    await drawing(() => vi.advanceTimersByTime(4000));
    expect(place.textContent).toBe('');
  }
});

test('a status without a text has no role, and its text is inserted into a live region that was there before', async () => {
  const { place, draw, takeAway } = await drawInto(<Status>{''}</Status>);
  expect(place.querySelector('[role]')).toBeNull();
  const region = place.querySelector('[aria-live=polite]');
  await draw(<Status>Found</Status>);
  expect(region?.querySelector('[role=status]')?.textContent).toBe('Found');
  await takeAway();
});

test.each([
  ['status', 'polite', 'success'],
  ['alert', 'assertive', 'danger'],
] as const)(
  'a toast is a %s in a live region without a role, which was there before',
  async (role, politeness, tone) => {
    const form = formStore();
    const { place } = await drawPart(form, <ToastList />);
    const region = place.querySelector(`[data-above-bar] > [aria-live=${politeness}]`);
    expect(region?.getAttribute('role')).toBeNull();
    await drawing(() => notify(form, { topic: 'tool', tone, text: 'Saved.' }));
    expect(region?.querySelector(`[role=${role}]`)?.textContent).toBe('Saved.');
  },
);

test('a disabled pay button is described by the reason', async () => {
  const form = readyStore();
  const { place } = await drawPart(form, <OrderFooter isGuest />);
  const pay = place.querySelector('[aria-disabled=true]')?.getAttribute('aria-describedby') ?? '';
  const reason = () => document.getElementById(pay)?.textContent;
  expect(reason()).toBe('Fill in the required fields to continue to payment.');
  await drawing(() => editGuest(form, { country: 'CA' }));
  await drawing(() => editGuest(form, guestOf({ acceptedTerms: false })));
  expect(reason()).toBe('Please agree to the Terms & Conditions');
});

test('the pressed button stays in the tree as the footer’s buttons change, and submits nothing', async () => {
  const form = readyStore();
  changeCheckout(form, { type: 'opened' });
  const { place } = await drawPart(form, <Footer />);
  const button = place.querySelector<HTMLElement>('[data-field=continue-as-guest]');
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  await drawing(() => button?.dispatchEvent(click));
  expect([button?.isConnected, button?.getAttribute('type'), click.defaultPrevented]).toEqual([true, 'submit', true]);
});

test('the step to payment that the buyer has reached is marked', async () => {
  const form = readyStore();
  changeCheckout(form, { type: 'opened' });
  const drawn = await drawPart(form, <CheckoutSteps />);
  expect([textsOf(drawn, 'li'), textsOf(drawn, '[aria-current=step]')]).toEqual([
    ['Review', 'Details', 'Pay'],
    ['Review'],
  ]);
  await drawing(() => changeCheckout(form, { type: 'guestChosen' }));
  expect(textsOf(drawn, '[aria-current=step]')).toEqual(['Details']);
});

test('no form is a landmark without a name, and no status is empty', async () => {
  const { place } = await drawForm(readyStore());
  await openAll(place);
  expect(place.querySelectorAll('form:not([role=none])')).toHaveLength(0);
  expect([...place.querySelectorAll('[role=status], [role=alert]')].filter(({ textContent }) => !textContent)).toEqual(
    [],
  );
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
  const { toasts } = await drawToast();
  const close = toasts()[0]?.querySelector('button');
  await wait(3500);
  await drawing(() => close?.focus());
  await wait(20_000);
  await drawing(() => close?.blur());
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
