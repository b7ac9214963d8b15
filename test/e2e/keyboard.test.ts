import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Checkout, goodCard } from '../helpers/checkout.ts';
import { doubleTap } from '../helpers/double-tap.ts';
import { hasFocus, pressOn, tabTo, typeAhead, typeInto } from '../helpers/keyboard.ts';
import { named } from '../helpers/named.ts';
import { fillSmallOrder, openOrder, sampleText } from '../helpers/sample-order.ts';
import { setStage } from '../helpers/set-stage.ts';
import { writeMessages } from '../helpers/steps.ts';
import { ordersOf } from '../helpers/stored-orders.ts';
import { settled } from '../helpers/walk-tools.ts';

const stage = setStage();
const email = 'keys@example.com';

test('a guest orders and pays with the keyboard only', async () => {
  const { page, form } = await openOrder(stage());

  await tabTo(page, form.tab('Male'));
  await page.keyboard.press('ArrowRight');
  expect(await form.tab('Female').getAttribute('aria-selected')).toBe('true');
  const voices = form.section('Select your voice').getByRole('radio');
  await tabTo(page, voices.first());
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  expect(await voices.nth(1).isChecked()).toBe(true);

  await typeInto(page, form.message(1).text, sampleText);
  await pressOn(page, form.message(1).group.getByRole('button', { name: /^Delivery/u }), 'Enter');
  await typeAhead(page, form.message(1).guide, 'Calm');
  expect(await form.message(1).guide.inputValue()).toBe('calm-soothing-reassuring');
  await pressOn(page, form.message(1).button('Add message'), 'Enter');
  await typeInto(page, form.message(2).text, 'We will be with you in a moment.');
  await pressOn(page, form.fold('Select Your Background Music'), 'Enter');
  await pressOn(page, form.firstTrack);
  await pressOn(page, form.field('checkbox', /^Proof Reading/u));
  await pressOn(page, form.fold('Comments'), 'Enter');
  await typeInto(page, form.field('textbox', 'Comments'), 'Typed without a mouse.');
  await pressOn(page, form.summaryButton, 'Enter');

  const { summary } = form;
  await pressOn(page, summary.button('Continue as Guest'), 'Enter');
  await typeInto(page, summary.field('textbox', 'Email'), email);
  await typeInto(page, summary.field('textbox', 'First name'), 'Kay');
  await typeInto(page, summary.field('textbox', 'Last name'), 'Board');
  await typeAhead(page, summary.field('combobox', 'Country'), 'Canada');
  await typeAhead(page, summary.field('combobox', 'State/Province'), 'Ontario');
  await typeInto(page, summary.field('textbox', 'Street address'), '1 Key Street');
  await typeInto(page, summary.field('textbox', 'Postal code'), 'M5H 2N2');
  await pressOn(page, summary.field('checkbox', 'I agree to the Terms & Conditions'));
  await summary.payButton.and(page.locator('[aria-disabled=false]')).waitFor();
  await pressOn(page, summary.payButton, 'Enter');

  const checkout = await new Checkout(page).arrived();
  await typeInto(page, page.getByRole('textbox', { name: 'Card number' }), goodCard);
  await typeInto(page, page.getByRole('textbox', { name: 'Expiry date' }), '04 / 39');
  await typeInto(page, page.getByRole('textbox', { name: 'Security code' }), '123');
  await typeInto(page, page.getByRole('textbox', { name: 'Name on card' }), 'Kay Board');
  await page.keyboard.press('Enter');
  await checkout.paid();
  const [order] = await ordersOf(stage().db, email);
  expect(order).toMatchObject({ status: 'paid', state: 'ON', comments: 'Typed without a mouse.' });
  expect(order?.lines).toContainEqual(expect.objectContaining({ code: 'proof-reading' }));
  expect(order?.items).toHaveLength(2);
});

test('the picker has its tags in one stop of the Tab key, with arrow keys between them, and its voices in the next', async () => {
  const { page, form } = await openOrder(stage());
  await form.button('Filter voices').click();
  const section = form.section('Select your voice');
  const tags = section.getByRole('group', named('Filter by tag')).getByRole('button');
  await section.getByRole('combobox', named('Language')).focus();
  await page.keyboard.press('Tab');
  expect(await hasFocus(tags.first())).toBe(true);
  await page.keyboard.press('ArrowRight');
  expect(await hasFocus(tags.nth(1))).toBe(true);
  await page.keyboard.press('End');
  expect(await hasFocus(tags.last())).toBe(true);
  await page.keyboard.press('Tab');
  expect(await tags.evaluateAll((all) => all.some((one) => one.matches(':focus')))).toBe(false);
  await page.keyboard.press('Shift+Tab');
  expect(await hasFocus(tags.last())).toBe(true);
  await page.keyboard.press('Space');
  expect(await tags.last().getAttribute('aria-pressed')).toBe('true');
  await page.keyboard.press('Space');

  // Tab reaches the voices also after the focused one was filtered out.
  const first = section.getByRole('radio').first();
  const young = tags.filter({ hasText: /^young$/u });
  await young.focus();
  await tabTo(page, first);
  await young.focus();
  await page.keyboard.press('Enter');
  expect(await form.voice('James').count()).toBe(0);
  await tabTo(page, first);
  await form.tab('Male').focus();
  await page.keyboard.press('ArrowRight');
  expect(await form.voice('Amélie').count()).toBe(1);
  await tabTo(page, first);
  await page.keyboard.press('Space');
  expect(await first.isChecked()).toBe(true);
});

/** Runs in the page, once it has scrolled: the problems of the element that has the focus; null if none has it. */
async function focusProblems(): Promise<readonly string[] | null> {
  for (let frames = 0; frames < 2; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  if (!active || active === document.body || active.shadowRoot) return null;
  const root = active.getRootNode();
  const { left, top, width, height } = active.getBoundingClientRect();
  const isHit = (x: number, y: number): boolean => {
    const hit = root instanceof ShadowRoot || root instanceof Document ? root.elementFromPoint(x, y) : null;
    return hit !== null && (hit === active || active.contains(hit) || hit.contains(active));
  };
  const shares = [0.1, 0.5, 0.9];
  // Part of it is in the window, and not covered (WCAG 2.4.11).
  const isInSight = shares.some((across) => shares.some((down) => isHit(left + width * across, top + height * down)));
  // It, or its label, has a focus ring (WCAG 2.4.7).
  let marked: Element | null = active;
  for (let up = 0; up < 3 && marked && getComputedStyle(marked).outlineStyle === 'none'; up += 1) {
    marked = marked.parentElement;
  }
  const isMarked = marked !== null && getComputedStyle(marked).outlineStyle !== 'none';
  const label = 'labels' in active && active.labels instanceof NodeList ? active.labels[0]?.textContent : null;
  const text = label ?? active.getAttribute('aria-label') ?? active.textContent;
  const name = `${active.localName} ${text.trim().slice(0, 40)}`;
  return [...(isInSight ? [] : [`${name} is hidden`]), ...(isMarked ? [] : [`${name} is not marked`])];
}

/** Tabs through everything, and returns problems of the focus on its way. */
async function tabThrough(page: Page, key: string, most = 150): Promise<{ stops: number; wrong: readonly string[] }> {
  const wrong: string[] = [];
  let stops = 0;
  for (; stops < most; stops += 1) {
    await page.keyboard.press(key);
    const problems = await page.evaluate(focusProblems);
    if (problems === null) break;
    wrong.push(...problems);
  }
  return { stops, wrong };
}

test('the focus is in sight at every stop of a filled form, forwards and backwards', async () => {
  const { page, form } = await openOrder(stage(), { viewport: { width: 320, height: 800 } }, '/plain.html');
  await form.chooseVoice('Female', 'Emma');
  await form.button('Add another voice').click();
  await form.write(1, sampleText);
  await form.message(1).button('Add message').click();
  await form.openMusic();
  await form.firstTrack.click();
  await form.summaryButton.click();
  // The first voice that no other slot has.
  const firstVoice = form.section('Select your voice').getByRole('radio').and(page.locator(':enabled')).first();
  await expect.poll(() => hasFocus(firstVoice)).toBe(true);
  await page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    document.body.tabIndex = -1;
    document.body.focus();
  });
  const forwards = await tabThrough(page, 'Tab');
  expect(forwards.wrong).toEqual([]);
  expect(forwards.stops).toBeGreaterThan(50);
  const backwards = await tabThrough(page, 'Shift+Tab', 40);
  expect(backwards).toEqual({ stops: 40, wrong: [] });
});

test('the focus moves to the next element whenever its element is removed', async () => {
  const { page, form } = await openOrder(stage(), { viewport: { width: 1280, height: 800 } }, '/plain.html');
  await form.chooseVoice('Female', 'Emma');
  await form.openMusic();
  await form.unfold('Discount');
  await form.field('textbox', 'Discount code').fill('WELCOME10');
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  const ai = form.button('Generate AI Prompts');
  const voip = form.tab('Telephone Voice Prompts');
  // One after the other: what is pressed is often gone afterwards, and the focus has to go on to what is next.
  const steps: readonly (readonly [what: string, pressed: Locator, next: Locator])[] = [
    ['a voice slot is added', form.button('Add another voice'), form.button(/^Voice #2/u)],
    ['a voice slot is removed', form.button('Remove voice #2'), form.button(/^Voice #1/u)],
    ['a message is added', form.message(1).button('Add message'), form.message(2).text],
    ['a message is deleted', form.message(2).button('Delete'), form.button('Undo')],
    ['a track is chosen', form.firstTrack, form.firstTrack],
    ['a track slot is removed', form.button('Remove track #1'), form.field('combobox', 'Category')],
    ['the summary tells what is missing', form.summaryButton, form.message(1).text],
    ['an issue is followed', form.issues.getByRole('button', { name: /Message #1/u }), form.message(1).text],
    ['a discount is applied', form.button('Apply'), form.button('Remove discount')],
    ['a discount is removed', form.button('Remove discount'), form.field('textbox', 'Discount code')],
    ['the AI modal is opened', ai, dialog.getByRole('textbox', named('Company name'))],
    ['the AI modal is cancelled', dialog.getByRole('button', named('Cancel')), ai],
    ['another service is asked for', voip, page.getByRole('heading', named('Switch Service Type'))],
    ['the service is switched', dialog.getByRole('button', named('Continue')), voip],
  ];
  for (const [what, pressed, next] of steps) {
    await pressed.press('Enter');
    await next.waitFor();
    await expect.poll(() => hasFocus(next), { message: `when ${what}` }).toBe(true);
  }
});

test('the second press of a double click or tap does not affect what has replaced a dialog', async () => {
  const viewport = { width: 390, height: 844 };
  const { page, form } = await openOrder(stage(), { hasTouch: true, isMobile: true, viewport });
  await fillSmallOrder(form);
  await form.button('Import scripts').click();
  const dialog = page.getByRole('dialog', named('Import scripts'));
  await dialog.getByRole('textbox', named('Paste your scripts')).fill('One.\n\nTwo.');
  await doubleTap(page, dialog.getByRole('button', named('Import 2 messages')));
  await dialog.waitFor({ state: 'detached' });
  await settled(page);
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(await form.issues.count()).toBe(0);
  await form.button('Undo').press('Enter');
  await expect.poll(() => hasFocus(form.message(1).group.getByRole('heading', { name: 'Message #1' }))).toBe(true);
  expect(await form.message(1).text.inputValue()).toBe(sampleText);
});

test('on a phone, Tab leads from the name of a message to all buttons beside it', async () => {
  const { page, form } = await openOrder(stage(), { viewport: { width: 390, height: 844 } });
  await writeMessages(form, ['One.', 'Two.']);
  await form.message(2).group.getByRole('textbox', { name: 'Message name' }).focus();
  for (const name of ['Delete', 'Move message #2']) {
    await page.keyboard.press('Tab');
    await expect.poll(() => hasFocus(form.message(2).group.getByRole('button', { name }))).toBe(true);
  }
});
