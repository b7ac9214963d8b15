import type { EngineStage } from '../drive/start.ts';
import type { Seen } from '../in-page/look.ts';

const label = 'Order On Hold Message';
const text = ['dialog', label, 'group', 'Message #1', 'textbox', 'Message text'] as const;

/** Runs in the page: restricts the form, and records the names of its events. */
function restrict(): null {
  const names = ['voice-order-open', 'voice-order-step', 'voice-order-close'];
  const form = document.querySelector('voice-order-form');
  const settings = { services: 'moh voip', hide: 'discount comments', reference: 'cart-7', lang: 'en' };
  for (const [name, value] of Object.entries(settings)) form?.setAttribute(name, value);
  for (const name of names) {
    document.addEventListener(name, () => {
      document.body.dataset['heard'] = `${document.body.dataset['heard'] ?? ''} ${name}`.trim();
    });
  }
  return null;
}

/** Runs in the page: the names of the recorded events. */
const heard = (): string => document.body.dataset['heard'] ?? '';

/**
 * The form behind a button, with two services and without the discount and the comments: it opens over the page, and
 * Escape closes it. Returns the recorded events, the hidden parts that are shown nevertheless, and the button afterwards.
 */
export async function openBehindButton({ screen, site }: EngineStage) {
  await screen.engine.open(`${site.partnerUrl}/button.html`);
  await screen.see('button', label);
  await screen.call(restrict, null);
  await screen.press('button', label);
  await screen.write('Thank you for calling.', ...text);
  const hidden = [
    ['tab', 'Mobile Voicemail'] as const,
    ['button', /^Discount/u] as const,
    ['button', /^Comments/u] as const,
  ];
  const shown: (Seen | null)[] = [];
  for (const path of hidden) shown.push(await screen.look('dialog', label, ...path));
  await screen.engine.key('Escape');
  await screen.seeGone('dialog', label);
  const button = await screen.seeThat(({ hasFocus }) => hasFocus, 'button', label);
  return { events: String(await screen.call(heard, null)).split(' '), shown: shown.filter(Boolean), button };
}
