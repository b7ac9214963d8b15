import type { ServiceType } from '../domain/order/service-types.ts';

const included = [
  'What does the price include?',
  'The price at the top of the form says how many messages and words it includes. Additional messages and extra words are charged separately. Proof Reading and Rush Production are optional.',
] as const;

const formats = [
  'Which file format will I get?',
  'Whichever one your phone system uses: choose it under “Your Phone System or File Format”. If you’re not sure, pick “Other / not sure” to get MP3, WAV and u-law files.',
] as const;

const wording = [
  'How do I make sure it sounds right?',
  'Pick a voice style for the message, or write your own guide and spell difficult names the way they sound. Read everything once more in the Order Summary, because your text is recorded as written. If it needs to change later, contact us.',
] as const;

const usage = [
  'Where can I use the recording?',
  'It’s for phone messaging use only. Other uses may be re-quoted or refused, so ask us first.',
] as const;

/** The questions and answers of each service in English, in display order (docs/behaviour.md, Purpose). */
export const faq: Readonly<Record<ServiceType, readonly (readonly [question: string, answer: string])[]>> = {
  moh: [
    [
      'Why play messages to callers on hold?',
      'According to figures often quoted in our industry, callers stay on the line 3 times longer when they hear messages instead of silence, and 16% of callers buy something they heard about while waiting.',
    ],
    [
      'Can I use several voices or music tracks?',
      'Yes. With two or more voices or tracks, write at least as many messages; the music between them can last from 5 to 30 seconds.',
    ],
    included,
    formats,
    wording,
    usage,
  ],
  voip: [
    [
      'Which prompts do I need?',
      'One message for each thing your system says: the main greeting, the menu, the after-hours announcement and each mailbox. An order can have up to 20; contact us if you need more.',
    ],
    included,
    [
      'How soon can I have it?',
      'Rush Production guarantees delivery within 2 business days. You can choose it if all your voices offer it; voices tagged “No Rush” don’t.',
    ],
    formats,
    wording,
    usage,
  ],
  mvoice: [
    [
      'How does the greeting get onto my phone?',
      'You don’t have to upload anything. When your greeting is ready, we’ll call you and upload it to your phone together.',
    ],
    [
      'How long does it take?',
      'The voicemail recording takes 1 to 5 business days, and the transfer call takes up to 5 minutes. With Rush Production, it’s guaranteed within 2 business days.',
    ],
    ['Will it work on my phone?', 'Mobile voicemail works on iPhone, Android and other phones that support voicemail.'],
    [
      'What does the price include?',
      'One greeting, with the number of words shown beside the price at the top of the form; extra words are charged separately. Proof Reading and Rush Production are added only if you choose them.',
    ],
    wording,
    usage,
  ],
};
