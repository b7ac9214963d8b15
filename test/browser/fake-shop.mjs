// The shop's API for the browser tests: fixed answers below `/api`. What stands between `/api` and the next slash chooses
// how it behaves: `/api-slow` never answers an order, `/api-down` answers nothing well, `/api-dear` refuses the order.

const voice = (given) => ({
  image: null,
  preview: `/missing/${given.id}.mp3`,
  language: ['en'],
  tags: ['Warm'],
  isActive: true,
  plannedAbsence: null,
  rushOrderUnavailable: false,
  ...given,
});

const voices = [
  voice({ id: 'v-liam', name: 'Liam', gender: 'male', language: ['en', 'fr'], tags: ['Deep'] }),
  voice({ id: 'v-noah', name: 'Noah', gender: 'male', rushOrderUnavailable: true }),
  voice({ id: 'v-emma', name: 'Emma', gender: 'female' }),
  voice({ id: 'v-away', name: 'Ava', gender: 'female', plannedAbsence: { start: '2000-01-01', end: '2999-12-31' } }),
];

const track = (id, title, category) => ({
  id,
  title,
  categories: [category],
  file: { host: 'cdn.example', path: 'music', file: `${id}.mp3` },
});

const tracks = [track('t-river', 'River', 'acoustic'), track('t-blue', 'Blue', 'jazz')];

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

const payment = { paymentGatewayInfo: { sessionId: 's1', url: 'https://pay.example/s1' } };

const answers = {
  'GET /voice': [voices, voices.length],
  'GET /soundtrack': [tracks, tracks.length],
  'GET /service': [services, services.length],
  'GET /company/branding/acme': { logoUrl: null, name: 'Acme', permittedVoiceIds: ['v-emma', 'v-liam'] },
  'GET /site-settings': { banner: { heading: 'Holiday hours', text: 'We record until noon.', active: true } },
  'GET /discount/SPRING': { id: 'd1', title: 'Spring', discountCode: 'SPRING', type: 'percentage', value: 10 },
  'POST /order/calculate-guest': totals,
  'POST /order/guest': { id: 'o1' },
  'POST /order/o1/create-guest-payment': payment,
};

function answerOf(kind, line) {
  if (kind === 'down') return { status: 404, body: { message: 'Closed for the day' } };
  if (kind === 'dear' && line === 'POST /order/guest')
    return { status: 409, body: { message: 'The price has changed.' } };
  return line in answers ? { status: 200, body: answers[line] } : { status: 404, body: { message: 'Not found' } };
}

/** A middleware of the test server. */
export async function fakeShop(context, next) {
  const [, kind = '', path] = /^\/api(?:-([a-z]+))?(\/.+)$/u.exec(context.path) ?? [];
  if (path === undefined) {
    await next();
    return;
  }
  const line = `${context.method} ${path}`;
  if (kind === 'slow' && line === 'POST /order/guest') await new Promise(() => {});
  const { status, body } = answerOf(kind, line);
  context.status = status;
  context.body = body;
}
