import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orderPage } from '../helpers/sample-order.ts';
import { engines, startStage, type EngineStage } from './drive/start.ts';
import { listen, switchService } from './walks/dialogs.ts';
import { orderAsGuest } from './walks/order.ts';
import { lookAt, tabThrough } from './walks/sight.ts';

const french = '/partner/attente-telephonique.html';

describe.each(engines)('in %s', (engine) => {
  let stage: EngineStage;
  beforeAll(async () => {
    stage = await startStage(engine);
    console.log(stage.screen.engine.name);
  });
  beforeEach(() => stage.forget());
  afterAll(() => stage.close());

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
    expect((await switchService(stage)).value).toBe('');
  });

  it('previews play, one at a time', async () => {
    expect((await listen(stage)).canBePressed).toBe(true);
  });

  it('what has the focus is in sight, all through the form', async () => {
    const { count, unseen } = await tabThrough(stage);
    expect(count).toBeGreaterThan(15);
    expect(unseen).toEqual([]);
  });

  it.each([
    ['English', orderPage, 1280],
    ['French, at 320 pixels', french, 320],
    ['dark, at 320 pixels', '/dark.html', 320],
  ])('nothing is crowded or hard to read: %s', async (_what, page, width) => {
    expect(await lookAt(stage, page, width)).toEqual([]);
  });
});
