// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { TakeAlong } from '../../../src/desk/scripts/script-tools.tsx';
import type { Order } from '../../../src/domain/order/order.ts';
import type { Store } from '../../../src/state/form.ts';
import { toastsAtom } from '../../../src/state/notices/notices.ts';
import { unpackOrder } from '../../../src/state/saving/carried-order.ts';
import { drawTool, drawing } from '../helpers/draw.tsx';
import { message } from '../helpers/samples.ts';

const textsOf = (store: Store): readonly string[] => store.get(toastsAtom).map(({ text }) => text);

const opened: string[] = [];
/** What was passed to the share sheet. */
const calls: ShareData[] = [];

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  opened.length = 0;
  calls.length = 0;
});

const scripts = 'Message #1: Welcome\nThank you for calling.\n\nMessage #2\nSee you soon.';
const order: Partial<Order> = {
  messages: [
    message(1, { name: 'Welcome', content: 'Thank you for calling.' }),
    message(2, { content: 'See you soon.' }),
  ],
};
/** No two words are the same, so that it can't be compressed well. */
const long = Array.from({ length: 4000 }, (_, index) => ((index * 2_654_435_761) % 2 ** 32).toString(36)).join(' ');

async function press(name: string, edit: Partial<Order> = order) {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    opened.push(this.href);
  });
  const tool = await drawTool(<TakeAlong />, edit, { referral: 'a&b' });
  const { store, place } = tool;
  const isDone = (): boolean =>
    calls.length + opened.length + textsOf(store).length > 0 || place.querySelector('dialog') !== null;
  await tool.press(name);
  // The browser's streams, which take their time, compress the order.
  while (!isDone()) await drawing(() => new Promise((resolve) => void setTimeout(resolve)));
  return { store, dialog: place.querySelector('dialog') };
}

const clipboard = (writeText: (text: string) => Promise<void>) =>
  vi.stubGlobal('navigator', { clipboard: { writeText } });

it('a link to the order is copied, and opens the order at the shop', async () => {
  const copied: string[] = [];
  clipboard(async (text) => void copied.push(text));
  const { store } = await press('Copy a link to this order');
  const [page, draft = ''] = copied[0]?.split('#draft=') ?? [];
  expect(page).toBe('https://shop.example/?service=moh&referral=a%26b');
  expect((await unpackOrder(draft))?.order.messages.map(({ content }) => content)).toEqual([
    'Thank you for calling.',
    'See you soon.',
  ]);
  expect(textsOf(store)).toEqual(['Link copied. It opens this order on any device.']);
});

it('a link to the order is replaced with the text if it is too long', async () => {
  const { dialog } = await press('Copy a link to this order', { messages: [message(1, { content: long })] });
  expect(dialog?.textContent).toContain('too long for a link');
  expect(dialog?.querySelector('textarea')?.value).toContain(long.slice(0, 50));
});

it('sending for approval opens the share sheet with the scripts and the link', async () => {
  vi.stubGlobal('navigator', { canShare: () => true, share: async (data: ShareData) => void calls.push(data) });
  await press('Send for approval');
  const [data] = calls;
  expect(data?.text).toContain(scripts);
  expect(data?.url).toContain('#draft=');
  expect(opened).toEqual([]);
});

it('sending for approval opens an email if there is no share sheet', async () => {
  vi.stubGlobal('navigator', {});
  const { store } = await press('Send for approval');
  expect(textsOf(store)).toEqual(['Your email app should open. If it doesn’t, copy the link or the scripts.']);
  const mail = new URL(opened[0] ?? '');
  expect(mail.protocol).toBe('mailto:');
  const body = mail.searchParams.get('body')?.replaceAll('\r\n', '\n');
  expect(body).toContain(scripts);
  expect(body).toContain('The whole order: https://shop.example/?service=moh');
});
