import type { Page } from 'playwright-core';
import type { OrderForm } from '../../test/helpers/order-form.ts';
import { settled } from '../../test/helpers/walk-tools.ts';
import type { Camera } from './camera.ts';
import { openHand } from './hand.ts';
import { scrollIn, scrollTo } from './scroll.ts';

const headroom = 24;
const script = 'Thanks for holding. Ask us about whitening & same-day crowns while you wait.';

/** An order from a voice to the total, as a buyer makes it, in about 15 seconds. */
export async function tellStory(page: Page, form: OrderForm, camera: Camera): Promise<void> {
  const voices = form.section('Select your voice');
  const music = form.section('Select Your Background Music');
  await voices.evaluate(
    (section, top) => window.scrollTo({ top: section.getBoundingClientRect().top + scrollY - top }),
    headroom,
  );
  const hand = await openHand(page, camera);
  await camera.show(800);

  await hand.press(form.tab('Female'));
  await hand.press(form.voice('Emma'));
  await settled(page);
  await camera.show(700);

  const { group, text } = form.message(1);
  await scrollTo(camera, group, headroom);
  await hand.press(text);
  await hand.type(script);
  await page.keyboard.press('Tab');
  const fix = group.getByRole('button', { name: /^Fix/u });
  await fix.waitFor();
  await camera.show(600);
  await hand.press(fix);
  await camera.show(500);

  await scrollTo(camera, music, headroom);
  await hand.press(form.fold('Select Your Background Music'));
  await hand.press(music.getByRole('button', { name: /^Select Willow/u }));
  await scrollTo(camera, form.section('Options'), headroom);
  await hand.press(form.field('checkbox', /^Rush Production/u));
  await settled(page);
  await hand.moveTo(form.button('Proceed to payment (Order Summary)'));
  await camera.show(700);
  await hand.press(form.button('Proceed to payment (Order Summary)'));
  await form.summary.dialog.waitFor();
  await settled(page);
  await camera.show(900);
  await scrollIn(camera, form.summary.dialog);
  await camera.show(2400);
}
