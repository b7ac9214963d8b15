import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { misfits } from '../helpers/in-page/misfits.ts';
import { orderPage } from '../helpers/sample-order.ts';
import { engines, startStage, type EngineStage } from './drive/start.ts';
import { unseenFocus } from './in-page/focus.ts';
import { narrow, unfold, violations } from './in-page/layout.ts';
import { orderAsGuest } from './order.ts';

const french = '/partner/attente-telephonique.html';
const message = ['group', 'Message #1', 'textbox', 'Message text'] as const;
const contents = ['button', /^(?:What’s in your order|Contenu de la commande)$/u] as const;
const focusShape = v.object({ name: v.string(), isInForm: v.boolean(), isUnseen: v.boolean() });
const list = v.array(v.string());

describe.each(engines)('in %s', (engine) => {
  let stage: EngineStage;
  beforeAll(async () => {
    stage = await startStage(engine);
    console.log(stage.screen.engine.name);
  });
  beforeEach(() => stage.forget());
  afterAll(() => stage.close());

  async function open(page = orderPage) {
    const { screen, site } = stage;
    await screen.open(site.partnerUrl + page);
    return screen;
  }

  it('a guest orders all that can be chosen, and pays', async () => {
    const [order, ...more] = await orderAsGuest(stage);
    expect(more).toEqual([]);
    expect(order).toMatchObject({
      status: 'paid',
      phoneSystem: '3cx',
      lines: expect.arrayContaining([expect.objectContaining({ code: 'proof-reading' })]),
      comments: 'Please say “Akmee”.',
      discountCode: 'WELCOME10',
      musicBetweenMessages: 20,
      voices: [{ name: 'Emma' }, { name: 'James' }],
      items: [{ fileName: '1-main-greeting', content: 'Thank you for calling.' }, { style: 'As a neighbour would.' }],
    });
  });

  it('a service switch asks for confirmation, and the focus returns', async () => {
    const screen = await open();
    await screen.write('Hello.', ...message);
    await screen.press('tab', 'Mobile Voicemail');
    await screen.seeThat(({ hasFocus }) => hasFocus, 'dialog', 'Switch Service Type');
    await screen.engine.key('Escape');
    await screen.seeGone('dialog', 'Switch Service Type');
    await screen.seeThat(({ hasFocus }) => hasFocus, 'tab', 'Mobile Voicemail');
    await screen.seeThat(({ isOn }) => isOn, 'tab', 'On Hold Message');
    await screen.seeThat(({ value }) => value === 'Hello.', ...message);
    await screen.press('tab', 'Mobile Voicemail');
    await screen.press('dialog', 'Switch Service Type', 'button', 'Continue');
    await screen.seeThat(({ isOn }) => isOn, 'tab', 'Mobile Voicemail');
    expect((await screen.see(...message)).value).toBe('');
  });

  it('previews play, one at a time', async () => {
    const screen = await open();
    await screen.press('tab', 'Female');
    await screen.press('button', 'Play Emma');
    await screen.see('button', 'Pause Emma');
    await screen.press('button', 'Play Sophie');
    await screen.see('button', 'Pause Sophie');
    await screen.see('button', 'Play Emma');
    await screen.press('button', 'Pause Sophie');
    expect((await screen.see('button', 'Play Sophie')).canBePressed).toBe(true);
  });

  it('what has the focus is in sight, all through the form', async () => {
    const screen = await open();
    await screen.press('button', 'Generate AI Prompts');
    await screen.engine.key('Escape');
    await screen.seeGone('dialog', /./u);
    const stops: v.InferOutput<typeof focusShape>[] = [];
    do {
      await screen.engine.key('Tab');
      stops.push(v.parse(focusShape, await screen.call(unseenFocus, null)));
    } while (stops.at(-1)?.isInForm === true);
    expect(stops.length).toBeGreaterThan(15);
    expect(stops.filter(({ isUnseen }) => isUnseen)).toEqual([]);
  });

  it.each([
    ['English', orderPage, 1280],
    ['French, at 320 pixels', french, 320],
    ['dark, at 320 pixels', '/dark.html', 320],
  ])('nothing is crowded or hard to read, in the form and in the summary: %s', async (_what, page, width) => {
    await stage.screen.engine.resize(width);
    const screen = await open(page);
    const problems = async () => [
      ...v.parse(list, await screen.call(misfits, null)),
      ...v.parse(list, await screen.call(violations, null)),
    ];
    await screen.call(narrow, width);
    await screen.press('radio', /./u);
    await screen.call(unfold, null);
    await screen.write('Hello.', 'group', /1$/u, 'textbox', /^(?:Message text|Texte du message)/u);
    // On a phone, the currency is in the open bar.
    await screen.press(...contents);
    await screen.choose('USD', 'combobox', /^(?:Currency|Devise)$/u);
    await screen.press(...contents);
    const form = await problems();
    await screen.press('button', /^(?:Order Summary|Sommaire|Résumé)/u);
    await screen.see('dialog', /./u);
    const summary = await problems();
    await screen.engine.resize(1280);
    expect([...form, ...summary]).toEqual([]);
  });
});
