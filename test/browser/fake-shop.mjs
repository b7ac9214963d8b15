import { answersOf, sentTrack, sentVoice } from '../helpers/shop-answers.mjs';

// The shop's API for the browser tests: fixed answers below `/api`.

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
  'POST /openrouter/generate-prompts': {
    prompts: [{ content: 'Welcome.' }, { content: 'Please hold.' }],
    sessionId: 's1',
  },
  'GET /site-settings': { banner: { heading: 'Holiday hours', text: 'We record until noon.', active: true } },
};

/** A middleware of the test server. */
export async function fakeShop(context, next) {
  const [, path] = /^\/api(\/.+)$/u.exec(context.path) ?? [];
  if (path === undefined) {
    await next();
    return;
  }
  const line = `${context.method} ${path}`;
  context.status = line in answers ? 200 : 404;
  context.body = answers[line] ?? { message: 'Not found' };
}
