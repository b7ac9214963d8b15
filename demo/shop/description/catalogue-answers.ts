import { Type, type TSchema } from '@fastify/type-provider-typebox';
import { currencies, forEachCurrency } from '../../../src/domain/checkout/currency.ts';
import { orderOptions } from '../../../src/domain/order/order-options.ts';
import { genders } from '../../../src/domain/catalogue/voice.ts';
import { siteSettings } from './settings-answer.ts';
import { amount, orNull, text } from './shapes.ts';

const time = Type.String({ format: 'date-time' });

const examplesOf = (schema: TSchema): unknown => ('examples' in schema ? schema.examples : []);

/** `[[…items], count]`, or the items alone (docs/contract.md, On the wire). */
const listOf = (item: TSchema, title: string) => {
  const items = Type.Array(item);
  const counted = Type.Array(Type.Union([items, Type.Integer()]), {
    title: `Counted${title}`,
    description: 'Two entries: the items, and how many there are in all.',
    minItems: 2,
    maxItems: 2,
  });
  return Type.Union([counted, items], {
    title,
    description: 'The items, and how many there are in all; or the items alone. Either may be inside `data`.',
    examples: [[examplesOf(item), 1]],
  });
};

const voice = Type.Object(
  {
    id: text,
    name: text,
    gender: Type.Enum([...genders]),
    language: Type.Optional(Type.Array(text, { description: 'BCP 47 tags or names.' })),
    tags: Type.Optional(Type.Array(text, { description: 'Each filters the list when it is pressed.' })),
    image: Type.Optional(Type.String({ description: 'Address of a portrait, absolute or relative to the API.' })),
    preview: Type.Optional(Type.String({ description: 'Address of a sample, absolute or relative to the API.' })),
    isActive: Type.Boolean({ description: 'Others are not shown.' }),
    rushOrderUnavailable: Type.Optional(Type.Boolean()),
    plannedAbsence: Type.Optional(orNull(Type.Object({ start: time, end: time }, { title: 'Absence' }))),
  },
  {
    title: 'Voice',
    examples: [
      {
        id: 'emma',
        name: 'Emma',
        gender: 'female',
        language: ['English'],
        tags: ['Warm', 'Friendly'],
        image: 'https://shop.example/assets/voices/emma.webp',
        preview: 'https://shop.example/assets/voices/emma.mp3',
        isActive: true,
        rushOrderUnavailable: false,
        plannedAbsence: null,
      },
    ],
  },
);

const trackFile = Type.Object(
  { host: text, path: text, file: text },
  { title: 'TrackFile', description: 'It is at `{host}/{path}/{file}`.' },
);

const soundtrack = Type.Object(
  {
    id: text,
    title: text,
    categories: Type.Array(text, { description: '`acoustic` is shown first.' }),
    file: Type.Union([trackFile, Type.String({ description: 'The same as JSON text.' })]),
  },
  {
    title: 'Soundtrack',
    examples: [
      {
        id: 'river',
        title: 'River',
        categories: ['acoustic'],
        file: { host: 'https://shop.example', path: '/assets/tracks', file: 'river.mp3' },
      },
    ],
  },
);

const per = (what: string) => Type.Number({ description: `${what}, in major units of the currency.` });
const optionRates = Object.fromEntries(
  orderOptions.map(({ rate, isStandard }) => [rate, isStandard ? per('An order') : Type.Optional(per('An order'))]),
);
const rate = Type.Object(
  {
    fixed: Type.Optional(
      per('With what is included; without it the form does not say that voices and music cost nothing extra'),
    ),
    extraPrompts: per('Each further message'),
    extraWords: per('Each word beyond the included ones'),
    ...optionRates,
    updateVoicemailGreeting: Type.Optional(amount),
  },
  { title: 'Rate', description: 'Shown beside the choices; what an order costs is asked for.' },
);
const exampleRate = {
  fixed: 129,
  extraPrompts: 29,
  extraWords: 0.3,
  proofReading: 15,
  rushProduction: 49,
  updateVoicemailGreeting: 0,
};

const service = Type.Object(
  {
    id: Type.String({ description: 'It, or the title, is `moh`, `voip` or `mvoice`, or the name of the tab.' }),
    title: text,
    config: Type.Object({ includedPrompts: Type.Integer(), includedWordsPerPrompt: Type.Integer() }),
    rate,
    rates: Type.Optional(Type.Object(Object.fromEntries(currencies.map((currency) => [currency, rate])))),
  },
  {
    title: 'Service',
    examples: [
      {
        id: 'moh',
        title: 'On Hold Message',
        config: { includedPrompts: 1, includedWordsPerPrompt: 100 },
        rate: exampleRate,
        rates: forEachCurrency(() => exampleRate),
      },
    ],
  },
);

const branding = Type.Object(
  {
    logoUrl: orNull(text),
    name: orNull(text),
    permittedVoiceIds: orNull(Type.Array(text, { description: 'None at all permits all.' })),
  },
  {
    title: 'Branding',
    description: 'The partner.',
    examples: [{ logoUrl: 'https://shop.example/logo.png', name: 'Acme', permittedVoiceIds: null }],
  },
);

const discount = Type.Object(
  {
    id: text,
    title: text,
    description: Type.Optional(text),
    discountCode: orNull(text),
    type: Type.Enum(['fixed', 'percentage']),
    value: Type.Number({ description: 'Major units of the currency, or percent.' }),
    minOrderAmount: Type.Optional(amount),
    maxDiscount: Type.Optional(Type.Number({ description: '0 if there is no limit.' })),
  },
  {
    title: 'Discount',
    description: 'The discount.',
    examples: [
      { id: 'welcome', title: 'Welcome', discountCode: 'WELCOME10', type: 'percentage', value: 10, maxDiscount: 0 },
    ],
  },
);

/** What can be ordered, as the API answers it. */
export const catalogueAnswers = {
  voices: listOf(voice, 'Voices'),
  soundtracks: listOf(soundtrack, 'Soundtracks'),
  services: listOf(service, 'Services'),
  branding,
  discount,
  siteSettings,
};
