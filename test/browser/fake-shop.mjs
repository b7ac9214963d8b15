import { answersOf, sentTrack, sentVoice } from '../helpers/shop-answers.mjs';

// The shop's API for the browser tests: fixed answers below `/api`. The path segment after `/api` selects its
// behaviour: `/api-slow` never answers an order, `/api-down` fails every call, `/api-dear` refuses the order.

const voice = (given) => sentVoice({ preview: `/missing/${given.id}.mp3`, tags: ['Warm'], ...given });

const voices = [
  voice({ id: 'v-liam', name: 'Liam', language: ['en', 'fr'], tags: ['Deep'] }),
  voice({ id: 'v-noah', name: 'Noah', rushOrderUnavailable: true }),
  voice({ id: 'v-emma', name: 'Emma', gender: 'female' }),
  voice({ id: 'v-away', name: 'Ava', gender: 'female', plannedAbsence: { start: '2000-01-01', end: '2999-12-31' } }),
];

const answers = {
  ...answersOf({ voices, tracks: [sentTrack('t-river', 'River'), sentTrack('t-blue', 'Blue', ['jazz'])] }),
  'GET /company/branding/acme': { logoUrl: null, name: 'Acme', permittedVoiceIds: ['v-emma', 'v-liam'] },
  'GET /site-settings': { banner: { heading: 'Holiday hours', text: 'We record until noon.', active: true } },
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
