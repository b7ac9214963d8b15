import { noReferrer } from '../api/no-referrer.ts';
import { languageFiles, type LanguageFile } from './language-files.ts';
import { besideScript } from './script-origin.ts';
import { isCatalogueMissingAtom } from '../state/catalogue/catalogue.ts';
import { hostAtom } from '../state/host/host.ts';
import { inTime, pause } from '../state/host/in-time.ts';
import { settingsAtom, type Settings } from '../state/host/settings.ts';
import type { OrderStore } from '../state/atoms/store.ts';
import { addTexts, areTextsComing, expectTexts, giveUpTexts, hasTexts, primary } from '../text/text.ts';

/** How long a form waits for its texts before it continues in English, in milliseconds. */
const longestWait = 5_000;
/** The delay before a failed request is retried, in milliseconds. */
const retryDelay = 1_000;

/** The file of a tag's language; undefined if it has none. */
const fileOf = (tag: string): LanguageFile | undefined => languageFiles.get(primary(tag));

async function fetchTexts(language: string, { file, integrity }: LanguageFile): Promise<void> {
  // By then, anything imported along with the script has run, and may have provided the texts.
  await Promise.resolve();
  if (hasTexts(language)) return;
  const url = besideScript(file);
  if (url === null) throw new Error(`They are not beside the script: import voice-order-form/${language}.`);
  const download = async (): Promise<void> => {
    const response = await fetch(url, { integrity, credentials: 'omit', ...noReferrer });
    if (!response.ok) throw new Error(`${url} answers ${response.status}.`);
    const data: unknown = await response.json();
    // If the page has provided texts in the meantime, those are used.
    if (!hasTexts(language)) addTexts(language, data);
  };
  await download().catch(async () => {
    await pause(retryDelay);
    if (!hasTexts(language)) await download();
  });
}

/** Pending texts by language; forms share them. */
const waits = new Map<string, Promise<unknown>>();

/** Waits for the texts of a language, but not too long. Returns why they are missing; they may still arrive later. */
function waitForTexts(language: string, file: LanguageFile): Promise<unknown> {
  const underWay = waits.get(language);
  if (underWay !== undefined) return underWay;
  expectTexts(language);
  const fetched = fetchTexts(language, file).finally(() => waits.delete(language));
  const wait = inTime(fetched, longestWait)
    .catch((error: unknown) => error)
    .finally(() => giveUpTexts(language));
  waits.set(language, wait);
  return wait;
}

/**
 * Waits for the texts of a tag's language, if they are loading. Returns null if nothing is missing; otherwise the
 * expected URL of the file, or an empty string if there is none beside the script.
 */
export async function findMissingTexts(tag: string): Promise<string | null> {
  await waits.get(primary(tag));
  const file = fileOf(tag);
  return hasTexts(tag) || file === undefined ? null : (besideScript(file.file) ?? '');
}

/**
 * Loads the texts of the page's language for an element, from a file beside the script. The returned function takes the
 * page's settings, and returns those to use until the texts have arrived: a form that is shown keeps its language.
 */
export function languageLoader(element: HTMLElement, store: OrderStore, configure: () => void) {
  /** The language that was requested last. */
  let asked: string | undefined;

  /**
   * Provides the texts, or tells the page that they are missing. If the shop does not answer at all, they are requested
   * again once it does.
   */
  async function bring(language: string): Promise<void> {
    const file = fileOf(language);
    if (hasTexts(language) || file === undefined) return;
    const error = await waitForTexts(primary(language), file);
    if (asked !== language) return;
    if (element.isConnected) configure();
    if (hasTexts(language)) return;
    const message = `The texts in ${language} could not be loaded. English is used instead.`;
    console.warn(`voice-order-form: load: ${message}`, error);
    store.get(hostAtom).emit('voice-order-error', { area: 'load', message });
    const stop = store.sub(isCatalogueMissingAtom, () => {
      if (store.get(isCatalogueMissingAtom)) return;
      stop();
      if (asked === language) void bring(language);
    });
  }

  return (settings: Settings): Settings => {
    const { language } = settings;
    const before = asked;
    asked = language;
    if (before !== language) void bring(language);
    const isKept = before !== undefined && areTextsComing(language);
    return isKept ? { ...settings, language: store.get(settingsAtom).language } : settings;
  };
}
