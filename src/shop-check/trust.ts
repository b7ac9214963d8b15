import type { CalculationBody } from '../domain/checkout/order-body.ts';
import { includedWords, serviceOfType } from '../domain/order/shop-service.ts';
import { error, ok, type CheckResult } from './check-result.ts';
import { priceOfBody } from './price.ts';
import { calculationOf, sampleMessage, sampleOf, type GuestBody, type Samples } from './sample-order.ts';
import type { ShopUnderCheck } from './shop-under-check.ts';

const check = 'trust';

type Count = CalculationBody['items'][number]['count'];

const countedAs = <T extends CalculationBody>(body: T, count: Count): T => ({
  ...body,
  items: body.items.map((item) => ({ ...item, count })),
});

/** False word counts: too few, which would be cheaper, and too many. */
const falseCounts: readonly Count[] = [
  { words: 1, wordsExtra: 0 },
  { words: 900, wordsExtra: 850 },
];

/** Checks that prices follow the texts of a request, not its counts. Returns no results if there is no price. */
export async function checkCounts({ client }: ShopUnderCheck, samples: Samples): Promise<readonly CheckResult[]> {
  const [type = 'moh'] = samples.types;
  const words = includedWords(serviceOfType(samples.services, type)) + 20;
  const order = sampleOf(samples, type, (small) => ({ ...small, messages: [sampleMessage(1, words)] }));
  const body = calculationOf(samples, order);
  try {
    const { total } = await priceOfBody(client, body);
    for (const count of falseCounts) {
      const forged = await priceOfBody(client, countedAs(body, count));
      if (forged.total !== total) {
        const says = `The price follows \`count\` in the request: ${words} words cost ${total}, or ${forged.total} if the request says ${count.words}. Count the words of \`content\` yourself.`;
        return [error(check, 'counts-trusted', says)];
      }
    }
    return [ok(check, 'The shop counts the words.')];
  } catch {
    return [];
  }
}

/** An order that the form would never place. */
interface Forgery {
  readonly code: string;
  readonly what: string;
  readonly advice: string;
  readonly forge: (body: GuestBody) => object;
  /** Whether the forgery would cost the shop anything; by default, yes. */
  readonly applies?: (samples: Samples) => boolean;
}

const cheap = 1;

export const forgeries: readonly Forgery[] = [
  {
    code: 'total-trusted',
    what: 'a total that the shop never quoted',
    advice: 'Calculate the price again and answer 409 if `total` differs.',
    forge: (body) => ({ ...body, total: cheap }),
  },
  {
    code: 'totals-trusted',
    what: 'a lower price whose sums add up',
    advice: 'Calculate the price again and answer 409 if `total` differs.',
    forge: (body) => ({ ...body, subtotal: cheap, discount: 0, tax: 0, total: cheap }),
  },
  {
    code: 'counts-trusted',
    what: 'more words than are paid for',
    applies: ({ services }) => services.every(({ rates }) => (rates.CAD.extraWords ?? 0) > 0),
    advice: 'Count the words of `content` yourself, and answer 409.',
    forge: (body) => ({
      ...body,
      items: body.items.map((item) => ({
        ...item,
        content: sampleMessage(1, 200).content,
        count: { words: 1, wordsExtra: 0 },
      })),
    }),
  },
  {
    code: 'voice-trusted',
    what: 'a voice that the shop doesn’t have',
    advice: 'Look `selectedVoices` up in your own list and answer 422.',
    forge: (body) => ({ ...body, selectedVoices: ['no-such-voice-7f3a'] }),
  },
  {
    code: 'no-voice',
    what: 'no voice',
    advice: 'Answer 422 if `selectedVoices` is empty.',
    forge: (body) => ({ ...body, selectedVoices: [] }),
  },
  {
    code: 'service-trusted',
    what: 'a service that the shop doesn’t have',
    advice: 'Look `serviceId` up in your own list and answer 404 or 422.',
    forge: (body) => ({ ...body, serviceId: 'no-such-service-7f3a' }),
  },
  {
    code: 'email-trusted',
    what: 'an invalid email address',
    advice: 'Answer 422 if `email` has no @, because the buyer would get no receipt.',
    forge: (body) => ({ ...body, email: 'check.example.com' }),
  },
  {
    code: 'email-missing',
    what: 'no email',
    advice: 'Answer 400 or 422 if `email` is missing.',
    forge: ({ email: _, ...body }) => body,
  },
  {
    code: 'empty-message',
    what: 'a message without text',
    advice: 'Answer 422 if `content` is blank.',
    forge: (body) => ({ ...body, items: body.items.map((item) => ({ ...item, content: ' ' })) }),
  },
];
