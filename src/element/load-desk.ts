import { loadNode } from '../api/load-node.ts';
import { noReferrer } from '../api/no-referrer.ts';
import { currentDesk, openDesk, type Desk } from '../form/desk/desk.ts';
import { deskFile } from './desk-file.ts';
import { hintAtImport } from './hint-at-import.ts';
import { besideScript, scriptNonce } from './script-origin.ts';

/** The script's modules that the desk shares, by names that the build sets (rollup/desk.mjs). */
declare const SHARED_WITH_DESK: () => object;

/** The desk as a function of the shared modules. */
type MakeDesk = (shared: object) => Desk;

const isHere = (): boolean => currentDesk() !== null;

/** The URL of the desk beside the script; null if the script was bundled or inlined. */
const deskUrl = besideScript(deskFile.file);

/** Accepts the desk of the same build as this script, and no other. */
export function addDesk(file: string, make: MakeDesk): void {
  if (file !== deskFile.file) console.info(`voice-order-form: ${file} is of another version and is ignored.`);
  else if (!isHere()) openDesk(make(SHARED_WITH_DESK()));
}

/**
 * Loads a module into the page's module map and checks its hash, without running it; a later `import()` returns this
 * module. Meanwhile the node is in the element's own tree. A script policy allows it as it allows the script, and
 * Trusted Types don't apply. Rejects if the module does not load or has another hash.
 */
async function preload(root: ShadowRoot, url: string): Promise<void> {
  const { integrity } = deskFile;
  const link = document.createElement('link');
  if (!link.relList.supports('modulepreload')) {
    await fetch(url, { integrity, credentials: 'omit', ...noReferrer });
    return;
  }
  const asTheScript = { crossOrigin: 'anonymous', integrity, nonce: scriptNonce, ...noReferrer };
  await loadNode(root, Object.assign(link, { rel: 'modulepreload', ...asTheScript, href: url }));
}

let attempts = 0;

async function download(root: ShadowRoot, file: string): Promise<void> {
  attempts += 1;
  // A page remembers a module that failed, so the next attempt needs another URL.
  const url = attempts > 1 ? `${file}?${attempts}` : file;
  await preload(root, url);
  const module: { readonly default: MakeDesk } = await import(/* webpackIgnore: true */ /* @vite-ignore */ url);
  addDesk(deskFile.file, module.default);
}

let underWay: Promise<void> | undefined;

/**
 * Loads the desk once for all elements of the page, and again each time it is requested after a failure. Returns
 * whether it has loaded. Never rejects: the form works without it.
 */
export async function loadDesk(root: ShadowRoot, isAskedFor = false): Promise<boolean> {
  if (isHere()) return true;
  if (deskUrl === null) {
    hintAtImport('desk', 'The script desk');
    return false;
  }
  const isTried = attempts > 0 && underWay === undefined;
  if (isTried && !isAskedFor) return false;
  underWay ??= download(root, deskUrl).catch((error: unknown) =>
    console.warn('voice-order-form: the script desk', error),
  );
  await underWay;
  underWay = undefined;
  return isHere();
}

/**
 * Retries if the desk is missing. Returns null if it has loaded; otherwise its expected URL, or an empty string if it
 * has none.
 */
export const findMissingDesk = async (root: ShadowRoot): Promise<string | null> =>
  (await loadDesk(root, true)) ? null : (deskUrl ?? '');
