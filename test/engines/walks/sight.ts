import * as v from 'valibot';
import { orderPage } from '../../helpers/sample-order.ts';
import { misfits } from '../../helpers/in-page/misfits.ts';
import type { EngineStage } from '../drive/start.ts';
import { unseenFocus } from '../in-page/focus.ts';
import { narrow, unfold, violations } from '../in-page/layout.ts';

const focusShape = v.object({ name: v.string(), isInForm: v.boolean(), isUnseen: v.boolean() });
const list = v.array(v.string());

const aMessage = ['group', /1$/u, 'textbox', /^(?:Message text|Texte du message)/u] as const;

const contents = ['button', /^(?:What’s in your order|Contenu de la commande)$/u] as const;

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

/** Opens a page, narrow or not, and returns overlaps and axe violations in it and in its drafts dialog. */
export async function lookAt({ screen, site }: EngineStage, page: string, width: number): Promise<readonly string[]> {
  const problems = async () => [
    ...v.parse(list, await screen.call(misfits, null)),
    ...v.parse(list, await screen.call(violations, null)),
  ];
  await screen.engine.resize(width);
  await screen.open(site.partnerUrl + page);
  await screen.call(narrow, width);
  await screen.press('radio', /./u);
  await screen.call(unfold, null);
  await screen.write('Hello.', ...aMessage);
  // On a phone, the currency is in the open bar.
  await screen.press(...contents);
  await screen.choose('USD', 'combobox', /^(?:Currency|Devise)$/u);
  await screen.press(...contents);
  const form = await problems();
  await screen.press('button', /^(?:Order Summary|Sommaire|Résumé)/u);
  await screen.see('dialog', /./u);
  const summary = await problems();
  await screen.engine.resize(1280);
  return [...form, ...summary];
}
