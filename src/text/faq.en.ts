import type { Faq } from './faq-and-templates.ts';

const included = [
  'What does the price include?',
  'The price includes one message of up to 50 words. Additional messages and extra words are charged. Proof Reading and Rush Production are optional.',
] as const;

const formats = [
  'Which file format will I get?',
  'The one your phone system takes: choose it under “Your Phone System or File Format”. If you don’t know it, take “Other / not sure” to get MP3, WAV and u-law files.',
] as const;

const wording = [
  'How do I make sure it sounds right?',
  'Pick a voice style for the message, or write your own guide and spell difficult names the way they sound. Read everything once more in the Order Summary, because your text is recorded as written. To change it after that, contact us.',
] as const;

const usage = [
  'Where may I use the recording?',
  'It is for phone messaging use only. Other uses may be re-quoted or refused, so ask us first.',
] as const;

/** Questions and answers of each service in English. */
export const faq: Faq = {
  moh: [
    [
      'Why play messages to callers on hold?',
      'Figures often quoted in our industry: callers stay on the line 3 times longer when they hear messages instead of silence, and 16% of callers purchase something they heard about while waiting.',
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
      'One message for each thing your system says: the main greeting, the menu, the after-hours announcement and each mailbox. An order holds up to 20; contact us if you need more.',
    ],
    included,
    [
      'How soon can I have it?',
      'Rush Production guarantees 2 business days. You can choose it when all your voices offer it; voices tagged “No Rush” don’t offer it.',
    ],
    formats,
    wording,
    usage,
  ],
  mvoice: [
    [
      'How does the greeting get onto my phone?',
      'You don’t have to upload anything. When your greeting is ready, our staff call you and upload the recording live during the call.',
    ],
    [
      'How long does it take?',
      'The voicemail recording takes 1 to 5 business days, and the transfer call takes up to 5 minutes. With Rush Production, 2 business days are guaranteed.',
    ],
    ['Will it work on my phone?', 'Mobile voicemail works on iPhone, Android and other phones that support voicemail.'],
    [
      'What does the price include?',
      'One greeting and its first 50 words; words beyond that are charged. Proof Reading and Rush Production are added only when you choose them.',
    ],
    wording,
    usage,
  ],
};
