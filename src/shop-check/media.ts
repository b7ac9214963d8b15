import { brokenRules, ok, orElse, rule, type CheckResult, type Rule } from './check-result.ts';
import type { Catalogue } from './catalogue.ts';
import type { ShopUnderCheck } from './shop-under-check.ts';

const check = 'media';

interface Medium {
  readonly url: string;
  /** Its description, such as `the sample of Emma`. */
  readonly what: string;
  readonly kind: 'image' | 'audio';
}

const mediaOf = ({ voices, tracks }: Pick<Catalogue, 'voices' | 'tracks'>): readonly Medium[] => {
  const media = [
    ...voices.map(({ name, image }) => ({ url: image, what: `the portrait of ${name}`, kind: 'image' as const })),
    ...voices.map(({ name, preview }) => ({ url: preview, what: `the sample of ${name}`, kind: 'audio' as const })),
    ...tracks.map(({ title, url }) => ({ url, what: `the track ${title}`, kind: 'audio' as const })),
  ];
  return media.flatMap(({ url, ...medium }) => (url === null ? [] : [{ ...medium, url }]));
};

interface Loaded extends Medium {
  readonly api: string;
  /** Null if there was no answer. */
  readonly response: Response | null;
}

const rules: readonly Rule<Loaded>[] = [
  rule('warning', 'media-http', ({ api, url, what }) =>
    api.startsWith('https:') && url.startsWith('http:')
      ? `Pages on https can’t load ${what}: ${url}. Send an https: address.`
      : null,
  ),
  rule('warning', 'media-missing', ({ response, url, what }) =>
    response?.ok
      ? null
      : `Buyers can’t load ${what}: ${url} ${response === null ? 'does not answer' : `answers ${response.status}`}.`,
  ),
  rule('warning', 'media-type', ({ response, url, what, kind }) => {
    const type = response?.headers.get('content-type') ?? '';
    const isRight = type.startsWith(`${kind}/`) || /^(?:application|video)\/(?:octet-stream|ogg|mp4|webm)/u.test(type);
    return !response?.ok || isRight ? null : `${url}, ${what}, is “${type}”. Send it as ${kind}/….`;
  }),
];

async function load({ visit, api }: ShopUnderCheck, medium: Medium): Promise<Loaded> {
  // The first bytes are enough.
  const response = await visit(medium.url, { headers: { range: 'bytes=0-1023' } }).catch(() => null);
  await response?.body?.cancel();
  return { ...medium, api, response };
}

const atOnce = 4;

/** Checks that portraits, samples and tracks can be loaded. */
export async function checkMedia(
  shop: ShopUnderCheck,
  catalogue: Pick<Catalogue, 'voices' | 'tracks'>,
): Promise<readonly CheckResult[]> {
  const media = mediaOf(catalogue);
  const problems: CheckResult[] = [];
  for (let start = 0; start < media.length; start += atOnce) {
    const loaded = await Promise.all(media.slice(start, start + atOnce).map((medium) => load(shop, medium)));
    problems.push(...loaded.flatMap((one) => brokenRules(check, rules, one)));
  }
  return orElse(problems, ok(check, `${media.length} can be loaded.`));
}
