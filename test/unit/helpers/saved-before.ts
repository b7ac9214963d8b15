/** An order as version 2 of what is saved held it, and as its shop got it from a buyer of `guestOf()`: paying failed. */
export const savedByVersion2 = {
  version: 2,
  order: {
    serviceType: 'moh',
    voices: ['v1'],
    activeVoiceTab: 'male',
    tracks: [],
    musicSeconds: 10,
    messages: [
      {
        id: 1,
        content: 'Message number 1',
        guide: 'professional-warm-welcoming',
        style: 'professional-warm-welcoming',
      },
      { id: 2, content: 'Message number 2', guide: 'calm-soothing-reassuring', style: 'Slow and soft.' },
      { id: 3, content: 'Message number 3', guide: 'custom', style: 'Mine' },
    ],
    phoneSystem: 'mp3',
    proofReading: false,
    rushProduction: false,
    comments: 'As before',
    acknowledged: false,
    currency: 'CAD',
    discount: null,
  },
  idempotencyKey: { fingerprint: '18fz2k91n06yq1ql', key: 'e08aa7bc458df09a017e3508f90f9a66' },
  created: { fingerprint: '18fz2k91n06yq1ql', orderId: 'o1' },
  isSent: false,
  line: '9877e61251e0a82f31190a8da24957b6',
  isCurrencyChosen: true,
} as const;

const { line: _, isCurrencyChosen: __, ...first } = savedByVersion2;

/** The same as version 1 held it: it knew no lines of work, and not whose choice the currency was. */
export const savedByVersion1 = { ...first, version: 1 } as const;

const { line, order, ...submission } = savedByVersion2;

/** The same as version 3 held it: a style's own words stood apart from its guide. */
export const savedByVersion3 = {
  ...submission,
  version: 3,
  order: {
    ...order,
    messages: [
      { id: 1, content: 'Message number 1', guide: null, customStyle: '' },
      { id: 2, content: 'Message number 2', guide: 'calm-soothing-reassuring', customStyle: '' },
      { id: 3, content: 'Message number 3', guide: 'custom', customStyle: 'Mine' },
    ],
  },
  guides: [{ guide: 'calm-soothing-reassuring', text: 'Slow and soft.' }],
  lineage: line,
} as const;

const message = { guide: null, customStyle: '', name: '', namedFor: '', voice: null };
const spring = { title: 'Spring', description: null, discountCode: 'SPRING', type: 'percentage' };

/** An order that is paid, as 1.0.0 saved it: each option had a field of its own. `content` is the fingerprint of 1.0.0. */
export const savedByVersion4 = {
  ...savedByVersion3,
  version: 4,
  order: {
    serviceType: 'moh',
    voices: ['v1'],
    activeVoiceTab: 'male',
    tracks: [],
    musicSeconds: 10,
    messages: [
      { id: 1, content: 'Message number 1', ...message },
      { id: 2, content: 'Message number 2', ...message, guide: 'calm-soothing-reassuring' },
      { id: 3, content: 'Message number 3', ...message, guide: 'custom', customStyle: 'Mine' },
    ],
    pronunciations: [],
    phoneSystem: 'mp3',
    proofReading: true,
    rushProduction: false,
    rushDropped: true,
    comments: 'As before',
    acknowledged: false,
    currency: 'CAD',
    discount: { id: 'd1', ...spring, value: 10, minOrderAmount: 0, maxDiscount: 0 },
  },
  created: { ...submission.created, content: '13uswq51nkf6dthi', isPaid: true },
} as const;
