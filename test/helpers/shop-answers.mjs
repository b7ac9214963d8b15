// The test shop's normal answers: one set of bodies for the fake shop of the unit tests, for the test server of the
// browser tests, and for the bench.

export const sentVoice = (given) => ({
  gender: 'male',
  image: null,
  preview: null,
  language: ['en'],
  tags: [],
  isActive: true,
  plannedAbsence: null,
  rushOrderUnavailable: false,
  ...given,
});

export const sentTrack = (id, title = id, categories = ['acoustic']) => ({
  id,
  title,
  categories,
  file: { host: 'cdn.example', path: 'music', file: `${id}.mp3` },
});

const rate = { fixed: 100, extraPrompts: 20, proofReading: 15, rushProduction: 40 };
const services = ['moh', 'voip', 'mvoice'].map((title, index) => ({ id: String(index + 1), title, rate }));

const totals = {
  subtotal: 100,
  discount: 10,
  discountRate: 10,
  tax: 11.7,
  taxRate: 13,
  total: 101.7,
  totalNoTax: 90,
  totalWordCount: 3,
  extraWordCount: 0,
};

/** A list in the envelope that the shop sends (docs/behaviour.md, Calls). */
export const listed = (items) => [items, items.length];

/** The body of each answer by method and path, without the query. */
export const answersOf = ({ voices, tracks }) => ({
  'GET /voice': listed(voices),
  'GET /soundtrack': listed(tracks),
  'GET /service': listed(services),
  'GET /site-settings': {},
  'GET /discount/SPRING': { id: 'd1', title: 'Spring', discountCode: 'SPRING', type: 'percentage', value: 10 },
  'POST /order/calculate-guest': totals,
  'POST /order/guest': { id: 'o1' },
  'POST /order/o1/create-guest-payment': {
    paymentGatewayInfo: { sessionId: 's1', url: 'https://pay.example/s1' },
  },
});
