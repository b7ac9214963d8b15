import { noReferrer } from '../api/no-referrer.ts';
import { currentDesk, openDesk, type Desk } from '../form/desk/desk.ts';
import { deskFile } from './desk-file.ts';
import { hintAtImport } from './hint-at-import.ts';
import { besideScript, scriptNonce } from './script-origin.ts';

/** What the script shares with the desk: its own modules, by names of the build's (rollup/desk.mjs). */
declare const SHARED_WITH_DESK: () => object;

/** The desk as a function of what the script shares with it. */
type MakeDesk = (shared: object) => Desk;

const isHere = (): boolean => currentDesk() !== null;

/** Where the desk is: beside the script; null if that was bundled or written into the page. */
const deskUrl = besideScript(deskFile.file);

/** Takes in the desk that was built along with this script, and no other. */
export function addDesk(file: string, make: MakeDesk): void {
  if (file !== deskFile.file) console.info(`voice-order-form: ${file} is of another version and is ignored.`);
  else if (!isHere()) openDesk(make(SHARED_WITH_DESK()));
}

/**
 * Loads a module into the page's modules, held to its hash, without running it: what `import()` gives afterwards is that.
 * The node stands in the element's own tree as long as it takes. A policy for scripts lets it pass as it lets the script,
 * and Trusted Types have nothing against it. Rejects where the module does not come or is another one.
 */
async function preload(root: ShadowRoot, url: string): Promise<void> {
  const { integrity } = deskFile;
  const link = document.createElement('link');
  if (!link.relList.supports('modulepreload')) {
    await fetch(url, { integrity, credentials: 'omit', ...noReferrer });
    return;
  }
  const asTheScript = { crossOrigin: 'anonymous', integrity, nonce: scriptNonce, ...noReferrer };
  Object.assign(link, { rel: 'modulepreload', ...asTheScript, href: url });
  try {
    await new Promise((resolve, reject) => {
      link.addEventListener('load', resolve);
      link.addEventListener('error', () => reject(new Error(`${url} could not be loaded.`)));
      root.append(link);
    });
  } finally {
    link.remove();
  }
}

let attempts = 0;

async function download(root: ShadowRoot, file: string): Promise<void> {
  attempts += 1;
  // A page keeps a module that failed: the next try needs another address.
  const url = attempts > 1 ? `${file}?${attempts}` : file;
  await preload(root, url);
  const module: { readonly default: MakeDesk } = await import(/* webpackIgnore: true */ /* @vite-ignore */ url);
  addDesk(deskFile.file, module.default);
}

let underWay: Promise<void> | undefined;

/**
 * Has the desk come, once for all elements of the page, and once more each time that it is asked for after a failure.
 * Gives whether it is here then; never rejects: without it the form works as it does before.
 */
export async function loadDesk(root: ShadowRoot, isAskedFor = false): Promise<boolean> {
  if (deskUrl === null && !isHere()) hintAtImport('desk', 'The script desk is missing');
  const isTried = attempts > 0 && underWay === undefined;
  if (isHere() || deskUrl === null || (isTried && !isAskedFor)) return isHere();
  underWay ??= download(root, deskUrl).catch((error: unknown) =>
    console.warn('voice-order-form: the script desk', error),
  );
  await underWay;
  underWay = undefined;
  return isHere();
}

/** Tries again where the desk is missing. Gives null where it is not, else where it should be: nothing where it has no file. */
export const findMissingDesk = async (root: ShadowRoot): Promise<string | null> =>
  (await loadDesk(root, true)) ? null : (deskUrl ?? '');
