import { noReferrer } from '../api/no-referrer.ts';
import type { Settings } from '../state/host/settings.ts';
import type { HealthFacts } from './facts.ts';

export type ShopFacts = Pick<HealthFacts, 'partner' | 'prefill' | 'testMode'>;

type Named = Pick<Settings, 'apiUrl' | 'referral' | 'discount' | 'voice' | 'isTest'>;

/** The facts about a shop that was not asked. */
export const unasked = ({ discount, voice, isTest }: Named): ShopFacts => ({
  partner: 'unasked',
  testMode: isTest ? 'testMode' : 'off',
  prefill: { code: discount ?? '', discount: 'unasked', voice: voice ?? '', offer: 'unasked' },
});

/** Whether the shop knows a name, according to its answer; `unasked` if the answer does not say. */
function judge<Yes, No>(answer: Response | null, yes: Yes, no: No): Yes | No | 'unasked' {
  if (answer?.ok) return yes;
  return answer?.status === 404 ? no : 'unasked';
}

/** The values of a name in an answer, at any depth, as strings; empty if the answer is unusable. */
async function valuesIn(answer: Response | null, name: string): Promise<readonly string[]> {
  const ids: string[] = [];
  const keep = (key: string, value: unknown): unknown => {
    if (key === name) ids.push(...[value ?? []].flat().map(String));
    return value;
  };
  try {
    if (answer?.ok) JSON.parse(await answer.text(), keep);
    return ids;
  } catch {
    return [];
  }
}

/** A list without ids does not restrict anything. */
const mayBeIn = (ids: readonly string[], id: string): boolean => ids.length === 0 || ids.includes(id);

/** Asks the shop about the page's referral code, discount code, voice and test mode. Never throws. */
export async function askShop(named: Named): Promise<ShopFacts> {
  const { apiUrl, referral, discount, voice, isTest } = named;
  const ask = async (name: string | null, path: (name: string) => string): Promise<Response | null> =>
    name === null ? null : fetch(`${apiUrl}/${path(encodeURIComponent(name))}`, noReferrer).catch(() => null);
  const [branding, deal, voices, site] = await Promise.all([
    ask(referral, (code) => `company/branding/${code}`),
    ask(discount, (code) => `discount/${code}`),
    ask(voice, () => 'voice?limit=100'),
    ask(isTest ? '' : null, () => 'site-settings'),
  ]);
  const { prefill, testMode } = unasked(named);
  const [ids, permitted] = [await valuesIn(voices, 'id'), await valuesIn(branding, 'permittedVoiceIds')];
  const hasTestMode = (await valuesIn(site, 'test')).includes('true');
  const offer = mayBeIn(permitted, prefill.voice) ? 'offered' : 'unofferedVoice';
  const judged = mayBeIn(ids, prefill.voice) ? offer : 'unknownVoice';
  return {
    partner: judge(branding, 'known', 'unknown'),
    testMode: site?.ok && !hasTestMode ? 'noTestMode' : testMode,
    prefill: {
      ...prefill,
      discount: judge(deal, 'holds', 'invalid'),
      offer: voice === null ? 'unasked' : judged,
    },
  };
}
