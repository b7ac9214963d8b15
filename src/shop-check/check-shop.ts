import { isAway, type Voice } from '../domain/catalogue/voice.ts';
import { orderOptions } from '../domain/order/order-options.ts';
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
  /** Whether to place orders. They stay unpaid. Nothing else changes the shop's data. */
  readonly withOrders: boolean;
  /** The return address after a test payment, or its token. */
  readonly paid?: string;
  readonly reach?: Fetch;
}

const offersAll = (voice: Voice): boolean => orderOptions.every(({ voiceOffers }) => voiceOffers?.(voice) ?? true);

/** A voice that can be ordered with everything, if there is one. */
function sampleVoice(voices: Catalogue['voices']): string | null {
  const present = voices.filter((voice) => voice.isActive && !isAway(voice, Date.now()));
  return (present.find(offersAll) ?? present[0])?.id ?? null;
}

/** The checks that need a voice and a service. */
async function checkOrdering(
  shop: ShopUnderCheck,
  samples: Samples,
  withOrders: boolean,
): Promise<readonly CheckResult[]> {
  const { results, pricedTypes, comparableTypes } = await checkPrices(shop, samples);
  // Types without a price are already reported.
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
  const isElsewhere = results.every(({ code }) => code === 'no-list') && !shop.api.endsWith('/api');
  // If nothing answers, this fails too, with the reason.
  if (shop.exchanges.length === 0) await shop.ask('service');
  const settings = await checkSettings(shop);
  const types = offeredOf(services);
  const voice = sampleVoice(voices);
  const track = tracks.find(({ url }) => url !== null) ?? null;
  const ordering =
    voice === null || types.length === 0
      ? [error('orders', 'nothing-to-order', 'Without a voice and a service, nothing more can be checked.')]
      : await checkOrdering(shop, { services, types, voice, track, settings: settings.settings }, withOrders);
  return [
    ...(isElsewhere
      ? [
          error(
            'the shop',
            'no-api',
            `No list is at ${shop.api}/voice, /soundtrack and /service. Is the base of the API ${shop.api}/api?`,
          ),
        ]
      : []),
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

/** Checks a shop with the form's calls from another site, and with calls that the form never makes. Never rejects. */
export async function checkShop(asked: Asked): Promise<readonly CheckResult[]> {
  const shop = shopUnderCheck(asked.api.replace(/\/+$/u, ''), asked.reach ?? fetch);
  try {
    return await findingsOf(shop, asked);
  } catch (cause) {
    return [error('the shop', 'no-answer', `It doesn’t answer: ${reasonOf(cause)}.`)];
  }
}
