import { asyncProperty, check, property } from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findBranding } from '../../src/api/branding.ts';
import { calculate } from '../../src/api/calculation.ts';
import { createClient, request, type Client } from '../../src/api/client.ts';
import { findDiscount } from '../../src/api/discounts.ts';
import { ApiError } from '../../src/api/errors.ts';
import { createOrder } from '../../src/api/orders.ts';
import { createPayment } from '../../src/api/payments.ts';
import { generatePrompts, regeneratePrompt } from '../../src/api/prompts.ts';
import { listServices } from '../../src/api/services.ts';
import { getSiteSettings } from '../../src/api/site-settings.ts';
import { trackList } from '../../src/api/tracks.ts';
import { getUser } from '../../src/api/users.ts';
import { voiceList } from '../../src/api/voices.ts';
import { findIssues } from '../../src/domain/order/order-rules.ts';
import { calculationBody, orderBody } from '../../src/domain/checkout/order-body.ts';
import { emptyDraftingForm } from '../../src/domain/scripts/drafting.ts';
import { addressOf } from '../../src/domain/buyer/address.ts';
import { unpackOrder } from '../../src/state/saving/carried-order.ts';
import { readSavedOrder } from '../../src/state/saving/saved-order.ts';
import { randomRuns } from '../helpers/random-runs.ts';
import { guestOf, onHold, orderOf } from '../unit/helpers/samples.ts';
import { hostileJson } from './hostile.ts';

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const context = { service: onHold, referral: null, guideText: (guide: string) => guide };
const { signal } = new AbortController();
const body = calculationBody(orderOf(), context);
const sending = { idempotencyKey: null, token: null, signal };
const drafting = { ...emptyDraftingForm, promptCount: 2, serviceType: 'moh' } as const;
const { call: voices, schema: voiceSchema } = voiceList('https://shop.example/api');
const { call: tracks, schema: trackSchema } = trackList();

/** Each call, whose answer may be anything. */
const calls: Readonly<Record<string, (client: Client) => Promise<unknown>>> = {
  voices: (client) => request(client, voiceSchema, voices),
  soundtracks: (client) => request(client, trackSchema, tracks),
  services: listServices,
  branding: (client) => findBranding(client, 'https://shop.example/api', 'acme'),
  'site settings': getSiteSettings,
  user: (client) => getUser(client, 'u1', 'token'),
  discount: (client) => findDiscount(client, 'SPRING', signal),
  calculation: (client) => calculate(client, body, { token: 'token', signal }),
  'calculation of a guest': (client) =>
    calculate(client, { ...body, address: addressOf(guestOf()) }, { token: null, signal }),
  order: (client) => createOrder(client, orderBody(orderOf(), context, null), sending),
  payment: (client) => createPayment(client, 'o1', { token: null, signal }),
  drafts: (client) => generatePrompts(client, drafting, signal),
  'a regenerated draft': (client) => regeneratePrompt(client, 's1', 0, signal),
};

it.each(Object.entries(calls))(
  'a hostile answer is parsed or rejected as invalid: %s',
  async (_, call) => {
    const isAnswered = asyncProperty(hostileJson, async (answer) => {
      vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(answer) ?? '')));
      const outcome: unknown = await call(createClient('https://shop.example/api')).then(
        () => null,
        (error: unknown) => error,
      );
      return outcome === null || (outcome instanceof ApiError && outcome.kind === 'invalid');
    });
    const { counterexample, errorInstance } = await check(isAnswered, randomRuns(60));
    expect([counterexample, errorInstance]).toEqual([null, null]);
  },
  600_000,
);

it('a hostile answer never breaks the message of a refusal', async () => {
  const isRefused = asyncProperty(hostileJson, async (message) => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ message }), { status: 422 })));
    const error: unknown = await createOrder(
      createClient('https://shop.example/api'),
      orderBody(orderOf(), context, null),
      sending,
    ).catch((thrown: unknown) => thrown);
    return (
      error instanceof ApiError && error.status === 422 && ['string', 'undefined'].includes(typeof error.serverMessage)
    );
  });
  expect((await check(isRefused, randomRuns(60))).counterexample).toBeNull();
}, 600_000);

it('a hostile saved order is read as a usable order or rejected', () => {
  const isRead = property(hostileJson, (stored) => {
    const saved = readSavedOrder(JSON.stringify(stored) ?? '');
    if (saved === null || saved === 'foreign') return true;
    findIssues(saved.order, null);
    return orderBody(saved.order, context, null).items.length === saved.order.messages.length;
  });
  expect(check(isRead, randomRuns(1000)).counterexample).toBeNull();
});

it('a hostile saved order is read or rejected if only one field is hostile', () => {
  const isRead = property(hostileJson, (value) =>
    Object.keys(orderOf()).every((field) => {
      const order = { ...orderOf(), [field]: value };
      const saved = readSavedOrder(JSON.stringify({ version: 5, order, lineage: '', isCurrencyChosen: false }));
      if (saved === null || saved === 'foreign') return saved === null;
      findIssues(saved.order, null);
      return orderBody(saved.order, context, null).items.length > 0;
    }),
  );
  const { counterexample, errorInstance } = check(isRead, randomRuns(100));
  expect([counterexample, errorInstance]).toEqual([null, null]);
});

it('a hostile saved order is read or rejected if it was carried along', async () => {
  const isRead = asyncProperty(hostileJson, async (carried) => {
    const saved = await unpackOrder(JSON.stringify([carried]));
    return saved === null || typeof saved.order === 'object';
  });
  expect((await check(isRead, randomRuns(100))).counterexample).toBeNull();
});
