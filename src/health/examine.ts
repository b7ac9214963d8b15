import { parseServiceType } from '../domain/order/services.ts';
import { askShop, unasked } from './ask-shop.ts';
import { readAttributes } from './attributes.ts';
import { findCovers } from './covers.ts';
import type { Embedding, HealthFacts } from './facts.ts';
import { readPage } from './page-facts.ts';
import { advisePolicies } from './policy-advice.ts';
import { findShopNear, probeApi, probeFile, probeMedia } from './probe.ts';
import { findBadStyles, findRefusedStyle, findStrangeStyles } from './styles.ts';
import { findUnclosed } from './unclosed.ts';
import { originOf, watchPolicy } from './watch-policy.ts';

/** Examines the page around an element and the shop it uses. Leaves nothing behind. */
export async function examine(embedding: Embedding): Promise<HealthFacts> {
  const { element, settings, locale, missingTexts, missingDesk, script } = embedding;
  const { apiUrl, shopUrl, referral, language, service } = settings;
  const policy = watchPolicy();
  const reach = await probeApi(apiUrl);
  // If the address is not a shop API, unknown codes and voices prove nothing.
  const told = reach === 'reached' ? await askShop(settings) : unasked(settings);
  await probeMedia(apiUrl, reach === 'reached');
  for (const file of [missingTexts, missingDesk]) if (file) await probeFile(file);
  const refusals = await policy.end([script.url, apiUrl]);
  // These requests are not the form's, so the policy may block them.
  const meantApi = reach === 'reached' ? null : await findShopNear(apiUrl, script.url);
  return {
    ...readPage(),
    ...told,
    script,
    // The attribute follows the buyer's choice.
    service: parseServiceType(element.getAttribute('service')) ?? service,
    referral,
    language: {
      tag: language,
      isTranslated: language.slice(0, 2).toLowerCase() === locale.slice(0, 2),
      missingTexts,
    },
    missingDesk,
    attributes: readAttributes(element),
    unclosedTag: await findUnclosed(element),
    badStyles: findBadStyles(element),
    strangeStyles: findStrangeStyles(element),
    refusedStyle: findRefusedStyle(element),
    covers: await findCovers(element),
    apiUrl,
    shopUrl,
    reach,
    meantApi,
    isShopRefused: refusals.some(({ directive, source }) => directive === 'connect-src' && source === originOf(apiUrl)),
    policies: advisePolicies(refusals),
  };
}
