import * as v from 'valibot';
import { orderPage } from '../../helpers/sample-order.ts';
import { misfits } from '../../helpers/in-page/misfits.ts';
import type { EngineStage } from '../drive/start.ts';
import { unseenFocus } from '../in-page/focus.ts';
import { showAsPrinted, shownBesideDialog } from '../in-page/paper.ts';
import { placeOf } from '../in-page/place.ts';
import { cutTexts, narrow, unfold } from '../in-page/room.ts';
import { tickedVoices } from '../in-page/tick.ts';
import { violations } from '../in-page/violations.ts';

const focusShape = v.object({ name: v.string(), isInForm: v.boolean(), isUnseen: v.boolean() });
const placeShape = v.object({ top: v.number(), totals: v.string() });
const list = v.array(v.string());

const aMessage = ['group', /1$/u, 'textbox', /^(?:Message text|Texte du message)/u] as const;

/** Selects a voice, then another one; returns the names of those that have the check mark at once. */
export async function chooseVoices({ screen, site }: EngineStage): Promise<readonly string[]> {
  await screen.open(site.partnerUrl + orderPage);
  await screen.press('tab', 'Female');
  for (const name of [/^Emma/u, /^Sophie/u]) {
    await screen.press('radio', name);
    await screen.seeThat(({ isOn }) => isOn, 'radio', name);
  }
  return v.parse(list, await screen.call(tickedVoices, null));
}

/** Tabs through the form, from the messages on; returns focused elements that were not visible. */
export async function tabThrough({ screen, site }: EngineStage) {
  await screen.open(site.partnerUrl + orderPage);
  await screen.press('button', 'Generate AI Prompts');
  await screen.engine.key('Escape');
  await screen.seeGone('dialog', /./u);
  const stops: v.InferOutput<typeof focusShape>[] = [];
  do {
    await screen.engine.key('Tab');
    stops.push(v.parse(focusShape, await screen.call(unseenFocus, null)));
  } while (stops.at(-1)?.isInForm === true);
  return { count: stops.length, unseen: stops.filter(({ isUnseen }) => isUnseen).map(({ name }) => name) };
}

/** How far the guest's fields move when the tax arrives, in pixels. */
export async function waitForTax({ screen, site }: EngineStage): Promise<number> {
  const dialog = ['dialog', 'Order Summary'] as const;
  const place = async () => v.parse(placeShape, await screen.call(placeOf, 'street'));
  await screen.open(site.partnerUrl + orderPage);
  await screen.press('radio', /./u);
  await screen.write('Hello.', ...aMessage);
  await screen.press('button', 'Order Summary');
  await screen.press(...dialog, 'button', 'Continue as Guest');
  // Its error would move the fields, too.
  await screen.write('marie@example.com', ...dialog, 'textbox', 'Email');
  await screen.choose('CA', ...dialog, 'combobox', 'Country');
  await screen.see(...dialog, 'combobox', 'State/Province');
  const before = await place();
  await screen.choose('ON', ...dialog, 'combobox', 'State/Province');
  const after = await screen.wait('the tax', async () => {
    const now = await place();
    return now.totals.includes('HST') ? now : null;
  });
  return after.top - before.top;
}

/** The parts of the form that would be printed beside the open summary, and without it. */
export async function print({ screen, site }: EngineStage) {
  await screen.open(site.partnerUrl + orderPage);
  await screen.press('radio', /./u);
  await screen.write('Hello.', ...aMessage);
  await screen.press('button', 'Order Summary');
  await screen.see('dialog', 'Order Summary');
  await screen.call(showAsPrinted, null);
  const besideSummary = await screen.call(shownBesideDialog, null);
  await screen.engine.key('Escape');
  await screen.seeGone('dialog', 'Order Summary');
  await screen.see(...aMessage);
  return besideSummary;
}

/** Opens a page, narrow or not, and returns overlaps and axe violations in it and in its drafts dialog. */
export async function lookAt({ screen, site }: EngineStage, page: string, width: number): Promise<readonly string[]> {
  const problems = async () => [
    ...v.parse(list, await screen.call(misfits, null)),
    ...v.parse(list, await screen.call(cutTexts, null)),
    ...v.parse(list, await screen.call(violations, null)),
  ];
  await screen.engine.resize(width);
  await screen.open(site.partnerUrl + page);
  await screen.call(narrow, width);
  await screen.press('radio', /./u);
  await screen.call(unfold, null);
  await screen.write('Hello.', ...aMessage);
  await screen.choose('USD', 'combobox', /^(?:Currency|Devise)$/u);
  const form = await problems();
  await screen.press('button', /^(?:Order Summary|Sommaire|Résumé)/u);
  await screen.see('dialog', /./u);
  const summary = await problems();
  await screen.engine.resize(1280);
  return [...form, ...summary];
}
