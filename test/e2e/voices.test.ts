import { expect, test } from 'vitest';
import { hasFocus, tabTo } from '../helpers/keyboard.ts';
import { named } from '../helpers/named.ts';
import type { OrderForm } from '../helpers/order-form.ts';
import { openOrder } from '../helpers/sample-order.ts';
import { setStage } from '../helpers/set-stage.ts';

const stage = setStage();

const section = (form: OrderForm) => form.section('Select your voice');

/** The names of the voices that are shown, without their languages. */
async function shown(form: OrderForm): Promise<readonly string[]> {
  const labels = await section(form)
    .getByRole('radio')
    .evaluateAll((radios) =>
      radios.map((radio) =>
        radio instanceof HTMLInputElement ? (radio.labels?.[0]?.firstChild?.textContent ?? '') : '',
      ),
    );
  return labels.toSorted((one, other) => one.localeCompare(other));
}

const filterTag = (form: OrderForm, tag: string) =>
  section(form).getByRole('group', named('Filter by tag')).getByRole('button', named(tag));

test('the picker has its tags in one stop of the Tab key, with arrow keys between them, and its voices in the next', async () => {
  const { page, form } = await openOrder(stage());
  await form.button('Filter voices').click();
  const tags = section(form).getByRole('group', named('Filter by tag')).getByRole('button');
  await section(form).getByRole('combobox', named('Language')).focus();
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
  const first = section(form).getByRole('radio').first();
  await filterTag(form, 'young').focus();
  await tabTo(page, first);
  await filterTag(form, 'young').focus();
  await page.keyboard.press('Enter');
  expect(await shown(form)).not.toContain('James');
  await tabTo(page, first);
  await form.tab('Male').focus();
  await page.keyboard.press('ArrowRight');
  expect(await shown(form)).toContain('Amélie');
  await tabTo(page, first);
  await page.keyboard.press('Space');
  expect(await first.isChecked()).toBe(true);
});

test('on a phone, the card of a voice stays in its place when it is selected', async () => {
  const { form } = await openOrder(stage(), { viewport: { width: 390, height: 844 } });
  const voice = section(form).getByRole('radio').first();
  await section(form).evaluate((part) => scrollBy(0, part.getBoundingClientRect().top));
  const place = async () => Math.round((await voice.boundingBox())?.y ?? 0);
  const before = await place();
  await voice.click();
  // On a line of its own, above the list.
  await form.button('Add another voice').waitFor();
  await expect.poll(place).toBe(before);
});
