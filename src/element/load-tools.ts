import { loadNode } from '../api/load-node.ts';
import { noReferrer } from '../api/urls.ts';
import { currentTools, setTools, type Tools } from '../form/tools/tools.ts';
import { deskFile } from './built-files.ts';
import { besideScript, hintAtImport, scriptNonce } from './script.ts';

/** The script's modules that the tools share, by names that the build sets (rollup/desk.mjs). */
declare const SHARED_WITH_DESK: () => object;

/** The script tools as a function of the shared modules. */
type CreateTools = (shared: object) => Tools;

const areLoaded = (): boolean => currentTools() !== null;

/** Adds the script tools of the same build as this script, and no others. */
export function addTools(file: string, create: CreateTools): void {
  if (file !== deskFile.file) console.info(`voice-order-form: ${file} is of another version and is ignored.`);
  else if (!areLoaded()) setTools(create(SHARED_WITH_DESK()));
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
  const module: { readonly default: CreateTools } = await import(/* webpackIgnore: true */ /* @vite-ignore */ url);
  addTools(deskFile.file, module.default);
}

let pending: Promise<void> | undefined;

/**
 * Loads the script tools once for all elements of the page. Returns whether they have loaded. Never rejects: the form
 * works without them.
 */
export async function loadTools(root: ShadowRoot, isNeeded = false): Promise<boolean> {
  if (areLoaded()) return true;
  const url = besideScript(deskFile.file);
  if (url === null) {
    hintAtImport('desk', 'The script desk');
    return false;
  }
  const hasFailed = attempts > 0 && pending === undefined;
  // Then they are requested again only if the buyer needs them.
  if (hasFailed && !isNeeded) return false;
  pending ??= download(root, url).catch((error: unknown) => console.warn('voice-order-form: the script desk', error));
  await pending;
  pending = undefined;
  return areLoaded();
}
