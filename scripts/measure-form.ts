import type { Locator, Page } from 'playwright-core';
import { OrderForm } from '../test/helpers/order-form.ts';
import { createStage } from '../test/helpers/stage.ts';

const widths = [1280, 768, 390] as const;
const mostStops = 300;

interface Box {
  readonly y: number;
  readonly height: number;
}

async function boxOf(locator: Locator): Promise<Box> {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('The form is not complete on this page.');
  return box;
}

/** Presses Tab from the form's start until the focus leaves the form, and counts the stops. */
async function countTabStops(page: Page): Promise<number> {
  await page.evaluate(() => {
    const form = document.querySelector('voice-order-form');
    for (const place of ['beforebegin', 'afterend'] as const) form?.insertAdjacentHTML(place, '<button>edge</button>');
    form?.previousElementSibling?.querySelector('button')?.focus();
    if (form?.previousElementSibling instanceof HTMLElement) form.previousElementSibling.focus();
  });
  for (let stops = 0; stops < mostStops; stops += 1) {
    await page.keyboard.press('Tab');
    const isInside = await page.evaluate(() => document.activeElement?.localName === 'voice-order-form');
    if (!isInside) return stops;
  }
  return mostStops;
}

/**
 * Runs in the page: counts words that are visible without opening anything, except options of a select and texts for
 * screen readers.
 */
function countVisibleWords(form: Element): number {
  const texts = document.createTreeWalker(form, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  let words = 0;
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    range.selectNodeContents(text);
    const { width } = range.getBoundingClientRect();
    const parent = text.parentElement;
    if (width < 2 || parent?.closest('option') || !parent?.checkVisibility({ visibilityProperty: true })) continue;
    words += (text.textContent ?? '').split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  }
  return words;
}

/** Measures the form as it opens: how much a buyer has to read and tab through before anything is selected. */
async function measure(page: Page, url: string): Promise<Record<string, number>> {
  await page.goto(url);
  const form = await new OrderForm(page).ready();
  const { group } = form.message(1);
  await group.scrollIntoViewIfNeeded();
  await form.button('Import scripts').waitFor();
  const whole = await boxOf(form.region);
  const voices = await boxOf(form.section('Select your voice'));
  const message = await boxOf(group);
  const words = await form.region.evaluate(countVisibleWords);
  return {
    'height, px': Math.round(whole.height),
    'voices begin, px': Math.round(voices.y - whole.y),
    'message card, px': Math.round(message.height),
    'visible words': words,
    'Tab stops': await countTabStops(page),
  };
}

const stage = await createStage();
try {
  const rows: Record<string, Record<string, number>> = {};
  for (const width of widths) {
    const page = await stage.newPage({ viewport: { width, height: 900 } });
    rows[`${width} px`] = await measure(page, `${stage.shopUrl}/?service=moh`);
    await page.context().close();
  }
  console.table(rows);
} finally {
  await stage.close();
}
