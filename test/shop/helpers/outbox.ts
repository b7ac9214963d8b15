import type { TestShop } from '../../helpers/shop.ts';

/** The emails of a shop without an email server, newest first. */
export async function outboxOf(shop: TestShop): Promise<readonly string[]> {
  const { statusCode, body } = await shop.get('/outbox');
  if (statusCode !== 200) throw new Error('The shop does not show its outbox: set showsOutbox.');
  return body.split('<section').slice(1);
}

/** The path of the newest link of a kind that was emailed to an address, or `none`. */
export async function mailedLink(shop: TestShop, kind: 'verify' | 'reset' | 'email', email: string): Promise<string> {
  const mail = (await outboxOf(shop)).find((one) => one.includes(`To ${email}`) && one.includes(`/${kind}/`));
  return new RegExp(`/${kind}/[\\w.-]+`, 'u').exec(mail ?? '')?.[0] ?? 'none';
}

/** The words of a page or an email. */
export const plain = (html: string): string => html.replaceAll(/<[^>]+>/gu, ' ').replaceAll(/[^\S\u00A0]+/gu, ' ');
