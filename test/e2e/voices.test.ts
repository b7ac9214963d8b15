import { describe, expect, test } from 'vitest';
import { hasFocus, tabTo } from '../helpers/keyboard.ts';
import { named } from '../helpers/named.ts';
import type { OrderForm } from '../helpers/order-form.ts';
import { openForm, orderPage, sampleText } from '../helpers/sample-order.ts';
import { openService } from '../helpers/service-order.ts';
import { setStage } from '../helpers/set-stage.ts';

const stage = setStage();

async function open(options = {}) {
  const page = await stage().newPage(options);
  return { page, form: await openForm(page, stage().partnerUrl + orderPage) };
}

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

const noRush = (form: OrderForm) => section(form).getByRole('button', named('No Rush')).first();

/** The tooltip that is shown; hidden ones have no role. */
const tooltip = (form: OrderForm) => section(form).getByRole('tooltip');

const minimumHint = (form: OrderForm, count: number) =>
  form
    .section('Add Voice Prompts')
    .getByText(`Selected ${count} voices or tracks: Minimum message count ${count}`, { exact: true });

describe('the picker', () => {
  test('filters by tag, language and search, all together', async () => {
    const { form } = await open();
    await form.tab('Female').click();
    await filterTag(form, 'british').click();
    expect(await filterTag(form, 'british').getAttribute('aria-pressed')).toBe('true');
    expect(await shown(form)).toEqual(['Charlotte', 'Victoria']);
    await section(form).getByRole('button', named('calm')).last().click();
    expect(await shown(form)).toEqual(['Beatriz', 'Camille', 'Charlotte']);
    await section(form).getByRole('combobox', named('Language')).selectOption('fr');
    expect(await shown(form)).toEqual(['Camille']);
    await filterTag(form, 'calm').click();
    expect(await shown(form)).toEqual(['Amélie', 'Camille', 'Sophie', 'Zoe']);
    await section(form).getByRole('searchbox', named('Search voices')).fill('zo');
    expect(await shown(form)).toEqual(['Zoe']);
    await section(form).getByRole('searchbox', named('Search voices')).fill('nobody');
    await section(form).getByText('No voice matches your filter.', { exact: true }).waitFor();
    await section(form).getByRole('button', named('Clear the filter')).click();
    expect((await shown(form)).length).toBeGreaterThan(10);
  });

  test('offers nobody who is away or not active, and all others', async () => {
    const { form } = await open();
    await form.tab('Male').click();
    expect(await shown(form)).toContain('Noah');
    expect(await shown(form)).not.toContain('Benjamin');
    await form.tab('Female').click();
    expect(await shown(form)).not.toContain('Hannah');
  });

  test('offers a partner’s visitors the partner’s voices', async () => {
    const page = await stage().newPage();
    const form = await openForm(page, `${stage().shopUrl}/?referral=northwind`);
    await form.region.getByText('Northwind Insurance').first().waitFor();
    await form.tab('Male').click();
    expect(await shown(form)).toEqual(['Daniel', 'James', 'Liam', 'Oliver']);
    await form.tab('Female').click();
    expect(await shown(form)).toEqual(['Charlotte', 'Emma', 'Olivia', 'Sophie']);
  });

  test('replaces the one voice of another service', async () => {
    const form = await openService(await stage().newPage(), stage().partnerUrl, 'voip');
    await form.chooseVoice('Female', 'Emma');
    await form.voice('Grace').check();
    expect(await form.voice('Emma').isChecked()).toBe(false);
    await form.chooseVoice('Male', 'Liam');
    await form.tab('Female').click();
    expect(await section(form).getByRole('radio', { checked: true }).count()).toBe(0);
  });
});

describe('a voice without rush production', () => {
  test('says so by keyboard, and Escape hides it', async () => {
    const { page, form } = await open();
    await form.tab('Female').click();
    await section(form).getByRole('searchbox', named('Search voices')).fill('Grace');
    expect(await shown(form)).toEqual(['Grace']);
    expect(await tooltip(form).count()).toBe(0);
    await tabTo(page, noRush(form));
    expect(await tooltip(form).innerText()).toBe('Rush production not available');
    await page.keyboard.press('Escape');
    await expect.poll(() => tooltip(form).count()).toBe(0);
    expect(await hasFocus(noRush(form))).toBe(true);
  });

  test('says so by touch', async () => {
    const { form } = await open({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });
    await form.tab('Female').tap();
    await noRush(form).tap();
    expect(await tooltip(form).innerText()).toBe('Rush production not available');
  });

  test('switches rush off, with its note and its price', async () => {
    const { form } = await open();
    const rush = form.field('checkbox', /^Rush Production Fee, 2 Business Days Guarantee/u);
    await form.chooseVoice('Female', 'Emma');
    await rush.check();
    await form.totals.getByText('$178.00').first().waitFor();
    await form.voice('Grace').check();
    await form.totals.getByText('$129.00').first().waitFor();
    expect([await rush.isChecked(), await rush.isDisabled()]).toEqual([false, true]);
    const note = form.section('Options').getByText('Selected voice does not offer rush production.', { exact: true });
    await note.waitFor();
    await form.voice('Emma').check();
    await expect.poll(() => rush.isEnabled()).toBe(true);
    expect([await rush.isChecked(), await note.count()]).toEqual([false, 0]);
  });

  test('is enough among several', async () => {
    const { form } = await open();
    await form.chooseVoice('Female', 'Emma');
    await form.button('Add another voice').click();
    await form.voice('Grace').check();
    const rush = form.field('checkbox', /^Rush Production Fee/u);
    expect(await rush.isDisabled()).toBe(true);
    await form.button('Remove voice #2').click();
    await expect.poll(() => rush.isEnabled()).toBe(true);
  });
});

describe('several voices and tracks', () => {
  test('two voices need two messages', async () => {
    const { form } = await open();
    await form.chooseVoice('Female', 'Emma');
    expect(await form.button('Remove voice #1').count()).toBe(0);
    await form.button('Add another voice').click();
    await form.chooseVoice('Male', 'James');
    await minimumHint(form, 2).waitFor();
    await form.write(1, sampleText);
    await form.summaryButton.click();
    await form.issues.getByText(/need at least 2 messages/u).waitFor();

    await form.message(1).button('Add message').click();
    await form.write(2, sampleText);
    expect(await form.message(2).button('Delete').count()).toBe(0);
    await form.message(2).button('Add message').click();
    expect(await form.message(1).button('Delete').count()).toBe(0);
    await form.message(3).button('Delete').click();
    await expect.poll(() => form.message(3).group.count()).toBe(0);
    expect(await form.message(2).button('Delete').count()).toBe(0);

    await form.button('Remove voice #2').click();
    await expect.poll(() => minimumHint(form, 2).count()).toBe(0);
    await form.message(2).button('Delete').click();
    await expect.poll(() => form.message(2).group.count()).toBe(0);
  });

  test('a voice can’t take two places', async () => {
    const { form } = await open();
    await form.chooseVoice('Female', 'Emma');
    await form.button('Add another voice').click();
    expect(await form.voice('Emma').isDisabled()).toBe(true);
    await form.voice('Grace').check();
    await form.button('Voice #1: Emma').click();
    await form.voice('Sophie').check();
    await form.button('Voice #1: Sophie').waitFor();
    await form.button('Voice #2: Grace').waitFor();
  });

  test('two tracks need two messages, and choosing a track again takes it away', async () => {
    const { form } = await open();
    const select = (title: string) => form.button(`Select ${title}`);
    await select('Porch Light').click();
    await form.button('Add another track').click();
    await select('Willow Creek').click();
    await form.button('Track #2: Willow Creek').waitFor();
    await minimumHint(form, 2).waitFor();
    expect(await form.field('combobox', 'Music length between prompts').isDisabled()).toBe(true);
    await form.message(1).button('Add message').click();
    expect(await form.field('combobox', 'Music length between prompts').isEnabled()).toBe(true);
    await select('Willow Creek').click();
    await expect.poll(() => minimumHint(form, 2).count()).toBe(0);
    expect(await select('Willow Creek').getAttribute('aria-pressed')).toBe('false');
  });
});
