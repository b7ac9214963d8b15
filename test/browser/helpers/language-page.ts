import { openPage, scriptTag, until, type HostPage } from './page.ts';

type Send = () => Promise<Response>;

interface LanguagePage {
  readonly body: string;
  /** Answers for the file of a language, or lets it through. */
  readonly answer?: (send: Send, url: string, init: RequestInit | undefined) => Promise<Response>;
  /** While it returns true, the shop can't be reached. */
  readonly isShopDown?: () => boolean;
  /** Whether the page's timers run twenty times as fast. */
  readonly isHurried?: boolean;
}

interface Told {
  readonly area: string;
  readonly message: string;
}

interface LanguageForm extends HostPage {
  /** The requests for language files: their URLs and options. */
  readonly asked: readonly { readonly url: string; readonly init: RequestInit | undefined }[];
  /** The errors that the forms reported to their page. */
  readonly errors: readonly Told[];
  readonly warnings: readonly string[];
}

/** A page whose forms ask for files of languages; it is watched from before its forms are there. */
export async function openLanguagePage({
  body,
  answer = (send) => send(),
  isShopDown = () => false,
  isHurried = false,
}: LanguagePage): Promise<LanguageForm> {
  const page = await openPage({});
  const { window, document } = page;
  const asked: { url: string; init: RequestInit | undefined }[] = [];
  const errors: Told[] = [];
  const warnings: string[] = [];
  const fetchIt = window.fetch.bind(window);
  window.fetch = (input, init) => {
    const refuse: Send = () => Promise.reject(new TypeError('Failed to fetch'));
    const send: Send = isShopDown() ? refuse : () => fetchIt(input, init);
    if (input instanceof window.Request || !/-[a-z]+-[\da-f]{8}\.json$/u.test(String(input))) return send();
    asked.push({ url: String(input), init });
    return answer(send, String(input), init);
  };
  window.console.warn = (...words: unknown[]) => warnings.push(words.map(String).join(' '));
  if (isHurried) {
    const wait = window.setTimeout.bind(window);
    Object.assign(window, { setTimeout: (run: () => void, delay = 0) => wait(run, delay / 20) });
  }
  document.addEventListener('voice-order-error', ({ detail }) => errors.push(detail));
  // Scripts run only if the parser or a script created them, not as text.
  document.body.append(document.createRange().createContextualFragment(body + scriptTag));
  await until(() => page.form().shadowRoot);
  return { ...page, asked, errors, warnings };
}
