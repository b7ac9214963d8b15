import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orderPage } from '../helpers/sample-order.ts';
import { engines, startStage, type EngineStage } from './drive/start.ts';
import { openBehindButton } from './walks/button.ts';
import { draftMessages, listen, switchService, useTwoTabs } from './walks/dialogs.ts';
import { orderAsGuest } from './walks/order.ts';
import { chooseVoices, lookAt, print, tabThrough, waitForTax } from './walks/sight.ts';

const french = '/partner/attente-telephonique.html';

describe.each(engines)('in %s', (engine) => {
  let stage: EngineStage;
  beforeAll(async () => {
    stage = await startStage(engine);
    console.log(stage.screen.engine.name);
  });
  beforeEach(() => stage.forget());
  afterAll(() => stage.close());

  // First: a storage that another test has left on this site would continue its order.
  it('the form behind a button opens over the page, restricted, and tells its events', async () => {
    const { events, shown } = await openBehindButton(stage);
    expect(shown).toEqual([]);
    expect([events[0], events.at(-1)]).toEqual(['voice-order-open', 'voice-order-close']);
    expect(events).toContain('voice-order-step');
  });

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

  it('another service is asked about, by mouse, and the focus comes back', async () => {
    expect((await switchService(stage)).value).toBe('');
  });

  it('only the chosen voice has a tick', async () => {
    expect(await chooseVoices(stage)).toEqual(['Sophie']);
  });

  it('messages are drafted', async () => {
    expect(new Set(await draftMessages(stage)).size).toBe(2);
  });

  it('previews play, one at a time', async () => {
    expect((await listen(stage)).canBePressed).toBe(true);
  });

  it('two tabs follow each other', async () => {
    expect((await useTwoTabs(stage)).value).toBe('In the second tab.');
  });

  it('what has the focus is in sight, all through the form', async () => {
    const { count, unseen } = await tabThrough(stage);
    expect(count).toBeGreaterThan(15);
    expect(unseen).toEqual([]);
  });

  it('the guest’s fields stay in place when the tax arrives', async () => {
    expect(Math.abs(await waitForTax(stage))).toBeLessThan(2);
  });

  it('only the open summary is printed', async () => {
    expect(await print(stage)).toBe(0);
  });

  it.each([
    ['English', orderPage, 1280],
    ['French, at 320 pixels', french, 320],
    ['dark, at 320 pixels', '/dark.html', 320],
  ])('nothing is crowded or hard to read: %s', async (_what, page, width) => {
    expect(await lookAt(stage, page, width)).toEqual([]);
  });
});
