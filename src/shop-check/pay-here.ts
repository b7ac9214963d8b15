import { createPayment } from '../api/payments.ts';
import { httpUrl } from '../api/urls.ts';
import { error, type CheckResult } from './check-result.ts';
import { checkPaid } from './paid.ts';
import type { Taken } from './place-sample.ts';
import { checkReplacingPaid } from './replacing.ts';
import { inTime, type ShopUnderCheck } from './shop-under-check.ts';

const check = 'way back';

const isLocal = (origin: string): boolean => /^http:\/\/(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::|$)/u.test(origin);

const unescaped = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&');

/** Whether a page has exactly one form, without any fields. */
function isPlainForm(html: string): boolean {
  const forms = html.match(/<form\b/giu) ?? [];
  return forms.length === 1 && /<form\b[^>]*method="?post/iu.test(html) && !/<(?:input|select|textarea)\b/iu.test(html);
}

/** Pays; returns the return address on the thank-you page, or null if this is not a development checkout or has no such link. */
async function payAt({ api, visit }: ShopUnderCheck, checkout: string): Promise<string | null> {
  const { origin } = new URL(api);
  if (!isLocal(origin) || httpUrl(checkout)?.origin !== origin) return null;
  if (!isPlainForm(await (await visit(checkout)).text())) return null;
  const thanks = await (await visit(checkout, { method: 'POST' })).text();
  const [, link = null] = /href="([^"]*voice-order-paid=[^"]*)"/u.exec(thanks) ?? [];
  return link === null ? null : unescaped(link);
}

/**
 * Pays at a development checkout (a page of a shop on this machine whose only form has no fields), then checks the way back. Other checkouts are left alone.
 */
export async function checkPayingHere(
  shop: ShopUnderCheck,
  checkout: string,
  { id, body, key }: Taken,
): Promise<readonly CheckResult[]> {
  const address = await payAt(shop, checkout).catch(() => null);
  if (address === null) return [];
  const isPayable = await createPayment(shop.client, id, { token: null, signal: inTime() }).then(
    () => true,
    () => false,
  );
  return [
    ...(httpUrl(address)?.origin === shop.page
      ? []
      : [
          error(
            check,
            'back-elsewhere',
            `Buyers are sent to ${address}, but came from ${shop.page}. Send them back to the \`Referer\` of the payment call.`,
          ),
        ]),
    ...(isPayable
      ? [error(check, 'paid-payable', 'A paid order can be paid again. Answer 409 to its payment call.')]
      : []),
    ...(key === null ? [] : await checkReplacingPaid(shop, body, key)),
    ...(await checkPaid(shop, address)),
  ];
}
