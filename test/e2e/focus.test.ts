import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { doubleTap } from '../helpers/double-tap.ts';
import { hasFocus } from '../helpers/keyboard.ts';
import { named } from '../helpers/named.ts';
import type { OrderForm } from '../helpers/order-form.ts';
import { fillSmallOrder, openOrder, sampleText } from '../helpers/sample-order.ts';
import { setStage } from '../helpers/set-stage.ts';
import { settled } from '../helpers/walk-tools.ts';

/** The state of the focus, as seen by a keyboard user. */
interface FocusReport {
  /** The tag and name of the focused element; empty if there is none. */
  readonly name: string;
  /** Part of it is in the window, and not covered (WCAG 2.4.11). */
  readonly isInSight: boolean;
  /** It, or its label, has a focus ring (WCAG 2.4.7). */
  readonly isMarked: boolean;
}

/** Runs in the page, once it has scrolled. */
async function reportFocus(): Promise<FocusReport> {
  for (let frames = 0; frames < 2; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  if (!active || active === document.body || active.shadowRoot) return { name: '', isInSight: false, isMarked: false };
  const root = active.getRootNode();
  const { left, top, width, height } = active.getBoundingClientRect();
  const isHit = (x: number, y: number): boolean => {
    const hit = root instanceof ShadowRoot || root instanceof Document ? root.elementFromPoint(x, y) : null;
    return hit !== null && (hit === active || active.contains(hit) || hit.contains(active));
  };
  const shares = [0.1, 0.5, 0.9];
  const isInSight = shares.some((across) => shares.some((down) => isHit(left + width * across, top + height * down)));
  let marked: Element | null = active;
  for (let up = 0; up < 3 && marked && getComputedStyle(marked).outlineStyle === 'none'; up += 1) {
    marked = marked.parentElement;
  }
  const isMarked = marked !== null && getComputedStyle(marked).outlineStyle !== 'none';
  const label = 'labels' in active && active.labels instanceof NodeList ? active.labels[0]?.textContent : null;
  const text = label ?? active.getAttribute('aria-label') ?? active.textContent;
  return { name: `${active.localName} ${text.trim().slice(0, 40)}`, isInSight, isMarked };
}

const stage = setStage();

/** Tabs through everything, and returns problems of the focus on its way. */
async function tabThrough(page: Page, key: string, most = 150): Promise<{ stops: number; wrong: readonly string[] }> {
  const wrong: string[] = [];
  const seen = new Set<string>();
  let stops = 0;
  for (; stops < most; stops += 1) {
    await page.keyboard.press(key);
    const { name, isInSight, isMarked } = await page.evaluate(reportFocus);
    if (name === '') break;
    if (!isInSight) wrong.push(`${name} is hidden`);
    if (!isMarked) wrong.push(`${name} is not marked`);
    seen.add(name);
  }
  return { stops, wrong };
}

/** The first voice that no other slot has. */
const firstVoice = (form: OrderForm): Locator =>
  form.section('Select your voice').getByRole('radio').and(form.page.locator(':enabled')).first();

test('the focus is in sight at every stop of a filled form, forwards and backwards', async () => {
  const { page, form } = await openOrder(stage(), { viewport: { width: 320, height: 800 } }, '/plain.html');
  await form.chooseVoice('Female', 'Emma');
  await form.button('Add another voice').click();
  await form.write(1, sampleText);
  await form.message(1).button('Add message').click();
  await form.openMusic();
  await form.firstTrack.click();
  await form.summaryButton.click();
  await expect.poll(() => hasFocus(firstVoice(form))).toBe(true);
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

interface Step {
  readonly press: (form: OrderForm) => Locator;
  readonly next: (form: OrderForm) => Locator;
}

/** One after the other: what is pressed is often gone afterwards, and the focus has to go on to what is next. */
const steps: Readonly<Record<string, Step>> = {
  'a voice slot is added': {
    press: (form) => form.button('Add another voice'),
    next: (form) => form.button(/^Voice #2/u),
  },
  'a voice slot is removed': {
    press: (form) => form.button('Remove voice #2'),
    next: (form) => form.button(/^Voice #1/u),
  },
  'a message is added': {
    press: (form) => form.message(1).button('Add message'),
    next: (form) => form.message(2).text,
  },
  'a message is deleted': { press: (form) => form.message(2).button('Delete'), next: (form) => form.button('Undo') },
  'a track is chosen': {
    press: (form) => form.firstTrack,
    next: (form) => form.firstTrack,
  },
  'a track slot is removed': {
    press: (form) => form.button('Remove track #1'),
    next: (form) => form.field('combobox', 'Category'),
  },
  'the summary tells what is missing': {
    press: (form) => form.summaryButton,
    next: (form) => form.message(1).text,
  },
  'an issue is followed': {
    press: (form) => form.issues.getByRole('button', { name: /Message #1/u }),
    next: (form) => form.message(1).text,
  },
  'a discount is applied': {
    press: (form) => form.button('Apply'),
    next: (form) => form.button('Remove discount'),
  },
  'a discount is removed': {
    press: (form) => form.button('Remove discount'),
    next: (form) => form.field('textbox', 'Discount code'),
  },
  'the AI modal is opened': {
    press: (form) => form.button('Generate AI Prompts'),
    next: (form) => form.page.getByRole('dialog').getByRole('textbox', named('Company name')),
  },
  'the AI modal is cancelled': {
    press: (form) => form.page.getByRole('dialog').getByRole('button', named('Cancel')),
    next: (form) => form.button('Generate AI Prompts'),
  },
  'another service is asked for': {
    press: (form) => form.tab('Telephone Voice Prompts'),
    next: (form) => form.page.getByRole('heading', named('Switch Service Type')),
  },
  'the service is switched': {
    press: (form) =>
      form.page.getByRole('dialog').or(form.page.getByRole('alertdialog')).getByRole('button', named('Continue')),
    next: (form) => form.tab('Telephone Voice Prompts'),
  },
};

test('the focus moves to the next element whenever its element is removed', async () => {
  const { form } = await openOrder(stage(), { viewport: { width: 1280, height: 800 } }, '/plain.html');
  await form.chooseVoice('Female', 'Emma');
  await form.openMusic();
  await form.unfold('Discount');
  await form.field('textbox', 'Discount code').fill('WELCOME10');
  for (const [what, { press, next }] of Object.entries(steps)) {
    await press(form).press('Enter');
    await next(form).waitFor();
    await expect.poll(() => hasFocus(next(form)), { message: `when ${what}` }).toBe(true);
  }
});

test('the second press of a double click or tap does not affect what has replaced a dialog', async () => {
  const { page, form } = await openOrder(stage(), {
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
  });
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
  await form.write(1, 'One.');
  await form.message(1).button('Add message').click();
  await form.write(2, 'Two.');
  await form.message(2).group.getByRole('textbox', { name: 'Message name' }).focus();
  for (const name of ['Delete', 'Move message #2']) {
    await page.keyboard.press('Tab');
    await expect.poll(() => hasFocus(form.message(2).group.getByRole('button', { name }))).toBe(true);
  }
});
