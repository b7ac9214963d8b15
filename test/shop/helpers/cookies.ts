import type { Answer } from '../../helpers/shop.ts';

/** A cookie that an answer sets, as a browser sends it back; an empty text if it sets none. */
export function cookieNamed({ cookies }: Answer, name: string): string {
  const cookie = cookies.find((one) => one.name === name);
  return cookie === undefined ? '' : `${name}=${encodeURIComponent(cookie.value)}`;
}
