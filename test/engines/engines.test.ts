import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines, startStage, type EngineStage } from './drive/start.ts';
import { orderAsGuest } from './walks/order.ts';

describe.each(engines)('in %s', (engine) => {
  let stage: EngineStage;
  beforeAll(async () => {
    stage = await startStage(engine);
    console.log(stage.screen.engine.name);
  });
  afterAll(() => stage.close());

  it('a guest orders all that can be chosen, and pays', async () => {
    const [order, ...more] = await orderAsGuest(stage);
    expect(more).toEqual([]);
    expect(order).toMatchObject({
      status: 'paid',
      phoneSystem: '3cx',
      proofReading: true,
      comments: 'Please say “Akmee”.',
      discountCode: 'WELCOME10',
      musicBetweenMessages: 20,
      voices: [{ name: 'Emma' }, { name: 'James' }],
      items: [{ content: 'Thank you for calling.' }, { style: 'As a neighbour would.' }],
    });
  });
});
