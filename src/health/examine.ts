import { noReferrer } from '../api/urls.ts';
import { findBrokenBuiltIns } from '../domain/built-ins.ts';
import type { Settings } from '../state/host/settings.ts';
import { checkAttributes } from './check-attributes.ts';
import { checkPolicies, isShopBlocked, requestMedia, watchPolicies } from './check-policy.ts';
import { checkCodes, checkReach, reachShop } from './check-access.ts';
import { attributeHolder, ok, problem, warning, type Finding } from './health-finding.ts';

/** What the element passes to the examination. */
export interface Embedding {
  readonly element: HTMLElement;
  readonly root: ShadowRoot;
  readonly settings: Settings;
  /** The URLs of files that could not be loaded; empty if there is no such file, null if nothing is missing. */
  readonly missingTexts: string | null;
  readonly missingDesk: string | null;
  readonly script: { readonly version: string; readonly url: string };
}

function checkScript({ script }: Embedding): Finding {
  const tags = [...document.scripts].map(({ src }) => src).filter((src) => /voice-order-form[^/]*\.m?js/u.test(src));
  return tags.length > 1
    ? warning('The script is on this page more than once. One tag serves any number of forms. Found:', tags.join('\n'))
    : ok(`Form version ${script.version}, loaded from ${script.url || 'this page'}`);
}

function checkSettings({ settings }: Embedding): Finding {
  const lines = Object.entries(settings).flatMap(([name, value]) => {
    const text = Array.isArray(value) ? value.join(' ') : String(value ?? '');
    return text === '' || text === 'false' ? [] : [`${name}: ${text}`];
  });
  return ok('The form’s settings, from its attributes and their defaults:', lines.join('\n'));
}

function checkSwitches({ element, settings }: Embedding): readonly Finding[] {
  const { prefix } = attributeHolder(element);
  const credit = 'There is no referral code, so orders from this page won’t be credited to you. Add:';
  const test = `Test mode is on: orders are tests, and nobody is charged. Remove ${prefix}test before your buyers order.`;
  return [
    ...(settings.referral === null ? [warning(credit, `${prefix}referral="your-code"`)] : []),
    ...(settings.isTest ? [warning(test)] : []),
  ];
}

/** A file beside the script is missing: its host has to serve it, or a bundle has to import it. */
function checkFile(what: string, url: string | null, importName: string): readonly Finding[] {
  if (url === null) return [];
  const bundle = `${what} are missing: a bundled or renamed script has no files beside it. Add to the bundle:`;
  if (url === '') return [warning(bundle, `import 'voice-order-form/${importName}';`)];
  const host = 'The shop has to serve this file, from the same build as the script, with:';
  return [problem(`${what} (${url}) could not be loaded. ${host}`, 'access-control-allow-origin: *')];
}

/** Of scripts that ran after the form's: one that ran before keeps the form from starting (rollup/built-ins.mjs). */
const checkBuiltIns = (): readonly Finding[] =>
  findBrokenBuiltIns().map((name) =>
    problem(
      `A script on this page has replaced ${name} with something that does not work. Update or remove that script.`,
    ),
  );

/** A sandboxed frame blocks checkout. docs/embedding.md, "In a frame", explains each token. */
function checkFrame(): readonly Finding[] {
  if (window.origin !== 'null') return [];
  const tokens =
    'allow-scripts allow-same-origin allow-top-navigation-by-user-activation allow-popups allow-popups-to-escape-sandbox';
  return [problem('The frame’s sandbox blocks checkout and saving. Its attribute needs at least:', tokens)];
}

const order: readonly Finding['state'][] = ['problem', 'warning', 'ok'];

/** Examines the page around an element and the shop it uses: problems first. Leaves nothing behind. Never throws. */
export async function examine(embedding: Embedding): Promise<readonly Finding[]> {
  const { element, settings, missingTexts, missingDesk, script } = embedding;
  const { apiUrl } = settings;
  const { prefix } = attributeHolder(element);
  const { result: reach, refusals } = await watchPolicies([script.url, apiUrl], async () => {
    for (const file of [missingTexts, missingDesk]) {
      if (file) await fetch(file, { cache: 'no-store', ...noReferrer }).catch(() => null);
    }
    await requestMedia(apiUrl);
    return reachShop(apiUrl);
  });
  const findings = [
    checkReach(reach, apiUrl, `${prefix}api-url`, isShopBlocked(refusals, apiUrl)),
    ...checkPolicies(refusals),
    ...checkBuiltIns(),
    ...checkAttributes(element),
    // If the address is not a shop API, unknown codes and voices prove nothing.
    ...(reach === 'reached' ? await checkCodes(settings) : []),
    ...checkSwitches(embedding),
    ...checkFile(`The ${settings.language} texts`, missingTexts, settings.language.slice(0, 2)),
    ...checkFile('The script tools', missingDesk, 'desk'),
    ...checkFrame(),
    checkScript(embedding),
    checkSettings(embedding),
  ];
  return order.flatMap((state) => findings.filter((finding) => finding.state === state));
}
