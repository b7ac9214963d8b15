import { findPaymentStatus } from '../api/payment-status.ts';
import type { PaymentInfo } from '../api/payments.ts';
import { httpUrl } from '../api/urls.ts';
import { redirects } from './browser.ts';
import { error, ok, reasonOf, type CheckResult } from './check-result.ts';
import { checkPaid, tokenOf } from './paid.ts';
import { isPayable, type Taken } from './place-sample.ts';
import { checkReplacingPaid } from './replacing.ts';
import { inTime, isLocal, type ShopUnderCheck, type Visit } from './shop-under-check.ts';

const check = 'way back';

const unescaped = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&');

/** The address to which a page's form posts, if it is the page's only form and has no fields; otherwise null. */
function formTarget(html: string, page: string): string | null {
  const forms = html.match(/<form\b[^>]*>/giu) ?? [];
  const [form = ''] = forms;
  const isPlain =
    forms.length === 1 && /\bmethod=["']?post\b/iu.test(form) && !/<(?:input|select|textarea)\b/iu.test(html);
  if (!isPlain) return null;
  const [, action = page] = /\baction=["']?([^"'\s>]+)/iu.exec(form) ?? [];
  return httpUrl(new URL(unescaped(action), page).href)?.href ?? null;
}

/** The number of redirects that the check follows. */
const mostRedirects = 5;

/** The last answer of the shop, and its address, or the one that it redirects to: elsewhere, or with a token. */
interface Reached {
  readonly answer: Response;
  readonly url: string;
}

/** Follows redirects within the shop. */
async function follow({ api, visit }: ShopUnderCheck, start: string, init?: Visit): Promise<Reached> {
  const { origin } = new URL(api);
  let answer = await visit(start, { ...init, redirect: 'manual' });
  let url = start;
  for (let hops = 0; hops < mostRedirects; hops++) {
    const location = redirects.has(answer.status) ? answer.headers.get('location') : null;
    if (location === null) break;
    url = new URL(location, url).href;
    if (tokenOf(url) !== null || new URL(url).origin !== origin) break;
    answer = await visit(url, { redirect: 'manual' });
  }
  return { answer, url };
}

/** The return address with a token that a payment redirected to, or that its page links to. */
async function returnAddress({ answer, url }: Reached): Promise<string | null> {
  if (tokenOf(url) !== null) return url;
  const [, link = null] = /\bhref=["']?([^"'\s>]*voice-order-paid=[^"'\s>]*)/iu.exec(await answer.text()) ?? [];
  return link === null ? null : (httpUrl(unescaped(link), url)?.href ?? null);
}

/** What paying led to: the return address, a problem, or null if the checkout was left alone. */
type Payment = { readonly address: string } | { readonly problem: string } | null;

/** Pays at a checkout of a shop on this machine whose only form has no fields. */
async function payAt(shop: ShopUnderCheck, checkout: string | null): Promise<Payment> {
  const { origin } = new URL(shop.api);
  if (checkout === null || !isLocal(origin) || httpUrl(checkout)?.origin !== origin) return null;
  try {
    const page = await follow(shop, checkout);
    if (new URL(page.url).origin !== origin) return null;
    if (!page.answer.ok) return { problem: `The checkout ${page.url} answers ${page.answer.status}.` };
    const target = formTarget(await page.answer.text(), page.url);
    if (target === null || new URL(target).origin !== origin) return null;
    const paid = await follow(shop, target, { method: 'POST', headers: { origin, referer: page.url } });
    if (paid.answer.status >= 400) {
      return { problem: `The checkout’s form was sent, but ${paid.url} answers ${paid.answer.status}.` };
    }
    const address = await returnAddress(paid);
    if (address !== null) return { address };
    const problem = `The check paid at the checkout, which led to ${paid.url} (${paid.answer.status}) without a way back. Redirect to the buyer’s page with \`voice-order-paid={token}\`, or link to it.`;
    return { problem };
  } catch (cause) {
    return { problem: `The check can’t pay at ${checkout}: ${reasonOf(cause)}.` };
  }
}

/** Checks that the status token of an order tells its payment. */
async function checkPaidStatus(shop: ShopUnderCheck, order: string, token: string): Promise<readonly CheckResult[]> {
  try {
    const { orderId, status, paidToken } = await findPaymentStatus(shop.client, token, inTime());
    // A bank may take longer than the check.
    if (orderId === order && (status === 'confirming' || (status === 'paid' && paidToken !== null))) return [];
    const says = `After its payment, the status of ${order} is ${orderId}, ${status}${paidToken === null ? ', without a `paidToken`' : ''}. Answer \`{ "orderId": "…", "status": "paid", "paidToken": "…" }\`; otherwise the form tells paid buyers that nothing was paid.`;
    return [error(check, 'paid-status', says)];
  } catch (cause) {
    return [error(check, 'paid-status', `The status of a paid order can’t be read: ${reasonOf(cause)}.`)];
  }
}

/**
 * Pays at a development checkout (a page of a shop on this machine whose only form has no fields), then checks the way back. Other checkouts are left alone.
 */
export async function checkPayingHere(
  shop: ShopUnderCheck,
  { url, statusToken }: PaymentInfo,
  { id, body, key }: Taken,
): Promise<readonly CheckResult[]> {
  const payment = await payAt(shop, url);
  if (payment === null) {
    const howToGoOn =
      'To check the way back, pay that order in test mode and run the check with --paid and the return address.';
    return [ok('payment', howToGoOn)];
  }
  if ('problem' in payment) return [error(check, 'no-way-back', payment.problem)];
  const { address } = payment;
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
    ...((await isPayable(shop.client, id))
      ? [error(check, 'paid-payable', 'A paid order can be paid again. Answer 409 to its payment call.')]
      : []),
    ...(statusToken === null ? [] : await checkPaidStatus(shop, id, statusToken)),
    ...(key === null ? [] : await checkReplacingPaid(shop, body, key)),
    ...(await checkPaid(shop, address)),
  ];
}
