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
