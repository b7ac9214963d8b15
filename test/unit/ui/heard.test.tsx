// @vitest-environment happy-dom
import { useAtomValue } from 'jotai/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { summaryStep } from '../../../src/domain/checkout/checkout.ts';
import { CheckoutSteps } from '../../../src/form/summary/summary-dialog.tsx';
import { OrderFooter } from '../../../src/form/summary/summary-footer.tsx';
import { Announcer } from '../../../src/form/notices/announcer.tsx';
import { ToastList } from '../../../src/form/notices/toast-list.tsx';
import { announce, notify } from '../../../src/state/notices/notices.ts';
import { editGuest } from '../../../src/state/buyer/guest-details.ts';
import { changeCheckout, checkoutAtom } from '../../../src/state/checkout/checkout-state.ts';
import { Dialog } from '../../../src/ui/dialog/dialog.tsx';
import { Checkbox, TextInput } from '../../../src/ui/field/inputs.tsx';
import { Status } from '../../../src/ui/status.tsx';
import { drawForm, drawing, drawInto, drawPart, textsOf } from '../helpers/draw.tsx';
import { guestOf, messages } from '../helpers/samples.ts';
import { formStore, readyStore } from '../helpers/form-store.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

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

test.each<[string, readonly (() => unknown)[], readonly string[]]>([
  [
    'after the title, so that screen readers say both',
    [() => vi.advanceTimersByTime(500), () => vi.advanceTimersByTime(1000)],
    ['H2', 'TEXTAREA'],
  ],
  ['at the first key, which reaches it', [pressKey], ['TEXTAREA']],
  [
    'at the first key while screen readers say the title',
    [() => vi.advanceTimersByTime(500), pressKey],
    ['H2', 'TEXTAREA'],
  ],
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
] as const)('a toast is a %s in a live region that was there before', async (role, politeness, tone) => {
  const form = formStore();
  const { place } = await drawPart(form, <ToastList />);
  const region = place.querySelector(`[data-above-bar] > [aria-live=${politeness}]`);
  expect(region?.getAttribute('role')).toBeNull();
  await drawing(() => notify(form, { topic: 'storage', tone, text: 'Saved.' }));
  expect(region?.querySelector(`[role=${role}]`)?.textContent).toBe('Saved.');
});

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
  expect(place.querySelectorAll('form:not([role=none])')).toHaveLength(0);
  expect([...place.querySelectorAll('[role=status], [role=alert]')].filter(({ textContent }) => !textContent)).toEqual(
    [],
  );
});

test('no title repeats the name of its element, which screen readers would read twice', async () => {
  const { place } = await drawForm(readyStore({ voices: ['v-1', 'v-2'], messages: messages(2) }));
  const nameOf = (part: Element) => part.getAttribute('aria-label') ?? part.textContent;
  const titles = [...place.querySelectorAll('[title]')];
  expect(titles.filter((part) => part.getAttribute('title') === nameOf(part))).toEqual([]);
});
