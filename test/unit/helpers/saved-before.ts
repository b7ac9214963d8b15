const message = { guide: null, customStyle: '', name: '', namedFor: '', voice: null };
const spring = { title: 'Spring', description: null, discountCode: 'SPRING', type: 'percentage' };

/**
 * An order that is paid, as 1.0.0 saved it: each option had a field of its own. Its shop got it from a buyer of
 * `guestOf()`. `content` is the fingerprint of 1.0.0.
 */
export const savedByVersion4 = {
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
  idempotencyKey: { fingerprint: '18fz2k91n06yq1ql', key: 'e08aa7bc458df09a017e3508f90f9a66' },
  created: { fingerprint: '18fz2k91n06yq1ql', orderId: 'o1', content: '13uswq51nkf6dthi', isPaid: true },
  guides: [{ guide: 'calm-soothing-reassuring', text: 'Slow and soft.' }],
  isSent: false,
  lineage: '9877e61251e0a82f31190a8da24957b6',
  isCurrencyChosen: true,
} as const;

/** One without options and discount, whose payment failed. */
export const unpaidByVersion4 = {
  ...savedByVersion4,
  order: { ...savedByVersion4.order, proofReading: false, rushDropped: false, discount: null },
  created: { fingerprint: '18fz2k91n06yq1ql', orderId: 'o1' },
} as const;
