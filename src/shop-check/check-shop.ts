import { isAway } from '../domain/catalogue/voice.ts';
import { checkAccounts } from './accounts.ts';
import { checkAnswers } from './answers.ts';
import type { Fetch } from './browser.ts';
import { checkCatalogue, type Catalogue } from './catalogue.ts';
import { error, reasonOf, type CheckResult } from './check-result.ts';
import { checkMedia } from './media.ts';
import { checkFeatures, checkOrders } from './orders.ts';
import { checkPages } from './pages.ts';
import { checkPaid } from './paid.ts';
import { checkPrices } from './prices.ts';
import { checkRates } from './rates.ts';
import { checkRefusals } from './refusals.ts';
import { offeredOf, type Samples } from './sample-order.ts';
import { checkScript } from './script.ts';
import { checkSettings } from './settings.ts';
import { shopUnderCheck, type ShopUnderCheck } from './shop-under-check.ts';
import { checkCounts } from './trust.ts';

interface Asked {
  /** The API's base. */
  readonly api: string;
  /** Whether to place orders, which stay unpaid. Nothing else changes anything. */
  readonly withOrders: boolean;
  /** The address that a test payment led back to, or its token. */
  readonly paid?: string;
  readonly reach?: Fetch;
}

/** A voice that can be ordered with everything, if there is one. */
function sampleVoice(voices: Catalogue['voices']): string | null {
  const present = voices.filter((voice) => voice.isActive && !isAway(voice, Date.now()));
  return (present.find(({ rushOrderUnavailable }) => !rushOrderUnavailable) ?? present[0])?.id ?? null;
}

/** What can be checked only with a voice and a service. */
async function checkOrdering(
  shop: ShopUnderCheck,
  samples: Samples,
  withOrders: boolean,
): Promise<readonly CheckResult[]> {
  const { results, pricedTypes, comparableTypes } = await checkPrices(shop, samples);
  // What has no price would only be told again.
  const priced: Samples = { ...samples, types: pricedTypes };
  const more =
    pricedTypes.length > 0
      ? [
          ...(await checkRates(shop, { ...samples, types: comparableTypes })),
          ...(await checkCounts(shop, priced)),
          ...(withOrders ? await checkOrders(shop, priced) : await checkFeatures(shop, priced, false)),
        ]
      : [];
  return [...results, ...more, ...(await checkAccounts(shop, samples)), ...(await checkRefusals(shop, samples))];
}

async function findingsOf(shop: ShopUnderCheck, { withOrders, paid }: Asked): Promise<readonly CheckResult[]> {
  const { services, voices, tracks, results } = await checkCatalogue(shop);
  // If nothing has answered, this fails too, and says why.
  if (shop.exchanges.length === 0) await shop.ask('service');
  const settings = await checkSettings(shop);
  const types = offeredOf(services);
  const voice = sampleVoice(voices);
  const track = tracks.find(({ url }) => url !== null) ?? null;
  const ordering =
    voice === null || types.length === 0
      ? [error('orders', 'nothing-to-order', 'Without a voice and a service nothing more can be checked.')]
      : await checkOrdering(shop, { services, types, voice, track, settings: settings.settings }, withOrders);
  return [
    ...results,
    ...settings.results,
    ...ordering,
    ...(paid === undefined ? [] : await checkPaid(shop, paid)),
    ...checkAnswers(shop),
    ...(await checkMedia(shop, { voices, tracks })),
    ...(await checkScript(shop)),
    ...(await checkPages(shop)),
  ];
}

/** Looks at a shop as the form does on another site, and at what it makes of what the form never sends. Never rejects. */
export async function checkShop(asked: Asked): Promise<readonly CheckResult[]> {
  const shop = shopUnderCheck(asked.api.replace(/\/+$/u, ''), asked.reach ?? fetch);
  try {
    return await findingsOf(shop, asked);
  } catch (cause) {
    return [error('the shop', 'no-answer', `It does not answer: ${reasonOf(cause)}.`)];
  }
}
