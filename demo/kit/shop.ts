import type { ShopScript } from './snippet.ts';

const answers = new Map<string, Promise<unknown>>();

async function request(url: string): Promise<unknown> {
  try {
    const response = await fetch(url);
    if (response.ok) return await response.json();
    if (response.status === 404) return null;
  } catch {
    // Handled like any other failure.
  }
  answers.delete(url);
  return undefined;
}

/** The shop's answer at a URL, requested once; null if there is none (404), undefined after a failure. */
function answerAt(url: string): Promise<unknown> {
  const answer = answers.get(url) ?? request(url);
  answers.set(url, answer);
  return answer;
}

const fieldOf = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;

/** Whether the shop knows a referral code; null if it is empty, or the shop has not answered. */
export async function isPartner(shop: string, referral: string): Promise<boolean | null> {
  if (referral === '') return null;
  const answer = await answerAt(`${shop}/api/company/branding/${encodeURIComponent(referral)}`);
  return answer === undefined ? null : answer !== null;
}

const isText = (value: unknown, pattern: RegExp): value is string => typeof value === 'string' && pattern.test(value);

/** The shop's newest release; null if there is nothing usable. */
export async function readRelease(shop: string): Promise<ShopScript['release']> {
  const answer = await answerAt(`${shop}/release.json`);
  const [file, integrity] = [fieldOf(answer, 'file'), fieldOf(answer, 'integrity')];
  if (!isText(file, /^[\w.-]+\.js$/u) || !isText(integrity, /^sha384-[\w+/=]+$/u)) return null;
  return { file, integrity };
}
