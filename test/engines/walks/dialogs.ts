import { orderPage } from '../../helpers/sample-order.ts';
import type { EngineStage } from '../drive/start.ts';
import type { Seen } from '../in-page/look.ts';

const text = ['group', 'Message #1', 'textbox', 'Message text'] as const;

/**
 * The service question: a press opens it, the focus is in it and returns, and nothing is lost; then it is confirmed.
 * Returns the message afterwards.
 */
export async function switchService({ screen, site }: EngineStage): Promise<Seen> {
  await screen.open(site.partnerUrl + orderPage);
  await screen.write('Hello.', ...text);
  await screen.press('tab', 'Mobile Voicemail');
  await screen.seeThat(({ hasFocus }) => hasFocus, 'dialog', 'Switch Service Type');
  await screen.engine.key('Escape');
  await screen.seeGone('dialog', 'Switch Service Type');
  await screen.seeThat(({ hasFocus }) => hasFocus, 'tab', 'Mobile Voicemail');
  await screen.seeThat(({ isOn }) => isOn, 'tab', 'On Hold Message');
  await screen.seeThat(({ value }) => value === 'Hello.', ...text);
  await screen.press('tab', 'Mobile Voicemail');
  await screen.press('dialog', 'Switch Service Type', 'button', 'Continue');
  await screen.seeThat(({ isOn }) => isOn, 'tab', 'Mobile Voicemail');
  return screen.see(...text);
}

/** Messages are drafted in their dialog, and regenerated one by one; returns the drafts of the first one. */
export async function draftMessages({ screen, site }: EngineStage): Promise<readonly string[]> {
  const dialog = ['dialog', 'Generate AI Prompts'] as const;
  await screen.open(site.partnerUrl + orderPage);
  await screen.press('button', 'Generate AI Prompts');
  await screen.write('Acme Dental', ...dialog, 'textbox', /^Company name/u);
  await screen.write('2', ...dialog, 'spinbutton', /^Number of prompts/u);
  await screen.press(...dialog, 'button', 'Generate Prompts');
  await screen.seeGone(...dialog);
  await screen.seeThat(({ value }) => value !== '', 'group', 'Message #2', 'textbox', 'Message text');
  const { value: first } = await screen.see(...text);
  await screen.press('group', 'Message #1', 'button', 'Regenerate');
  const again = await screen.wait('another draft', async () => {
    const seen = await screen.look(...text);
    return seen !== null && seen.value !== '' && seen.value !== first ? seen : null;
  });
  return [first, again.value];
}

/** A preview plays, and stops when another one starts; returns the button of the stopped one. */
export async function listen({ screen, site }: EngineStage): Promise<Seen> {
  await screen.open(site.partnerUrl + orderPage);
  await screen.press('tab', 'Female');
  await screen.press('button', 'Play Emma');
  await screen.see('button', 'Pause Emma');
  await screen.press('button', 'Play Sophie');
  await screen.see('button', 'Pause Sophie');
  await screen.see('button', 'Play Emma');
  await screen.press('button', 'Pause Sophie');
  return screen.see('button', 'Play Sophie');
}

/**
 * What is written in one tab of the browser appears in the other one, and the other way round; returns the last text.
 */
export async function useTwoTabs({ screen, site }: EngineStage): Promise<Seen> {
  await screen.open(site.partnerUrl + orderPage);
  await screen.write('In the first tab.', ...text);
  await screen.engine.newTab();
  await screen.open(site.partnerUrl + orderPage);
  await screen.seeThat(({ value }) => value === 'In the first tab.', ...text);
  await screen.write('In the second tab.', ...text);
  await screen.engine.firstTab();
  return screen.seeThat(({ value }) => value === 'In the second tab.', ...text);
}
