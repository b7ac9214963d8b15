import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { reason } from '../../demo/shop/http/refusal.ts';
import { languageAsked, languages } from '../../demo/shop/text/language.ts';
import { textsIn } from '../../demo/shop/text/texts.ts';
import es from '../../src/text/es.json';
import { createTestShop, guestOrder, newYork, ontario, type TestShop } from '../helpers/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

const french = { 'accept-language': 'fr-CA' };
const spanish = { 'accept-language': 'es-US' };

test.each([
  ['es', 'es'],
  ['es-US', 'es'],
  ['ES-419;q=0.9, en', 'es'],
  ['fr-CA', 'fr'],
  ['en, es', 'en'],
  ['de, es;q=0.8', 'es'],
  ['est', 'en'],
  ['*', 'en'],
  [undefined, 'en'],
])('a page that asks for %j is answered in %s', (asked, language) => {
  expect(languageAsked(asked)).toBe(language);
});

describe('refusals', () => {
  it('count, list and name as their language does', () => {
    const said = [
      reason('too-many-requests', 1),
      reason('too-many-orders', 7201),
      reason('profile-incomplete', ['firstName', 'city', 'country']),
      reason('voice-away', '$& Étienne'),
      reason('phone-invalid'),
    ].map(({ saidIn }) => languages.map(saidIn));
    expect(said).toEqual([
      [
        'Too many requests. Please try again in 1 second.',
        'Trop de demandes. Veuillez réessayer dans 1 seconde.',
        'Hay demasiadas solicitudes. Inténtelo de nuevo en 1 segundo.',
      ],
      [
        'Too many orders. Please try again in 3 hours.',
        'Trop de commandes. Veuillez réessayer dans 3\u00a0heures.',
        'Hay demasiados pedidos. Inténtelo de nuevo en 3 horas.',
      ],
      [
        'Please complete your profile first. Missing: first name, city and country.',
        'Veuillez d’abord compléter votre profil. Il manque\u00a0: prénom, ville et pays.',
        'Primero complete su perfil. Faltan estos datos: nombre, ciudad y país.',
      ],
      [
        '$& Étienne is away right now. Please choose another voice.',
        '$& Étienne est en congé. Veuillez choisir une autre voix.',
        '$& Étienne no está disponible en estos días. Elija otra voz.',
      ],
      [
        'We call you to upload this recording. Please enter a phone number with its area code.',
        'Nous vous appelons pour transférer cet enregistrement. Veuillez entrer un numéro de téléphone avec l’indicatif régional.',
        'Le llamamos para transferir esta grabación. Escriba un número de teléfono con el código de área.',
      ],
    ]);
  });

  test.each([
    ['email-missing', es.guest.emailRequired],
    ['email-invalid', es.guest.emailInvalid],
    ['first-name-missing', es.guest.firstNameRequired],
    ['last-name-missing', es.guest.lastNameRequired],
    ['state-missing', es.guest.stateUnknown],
    ['address-invalid', es.guest.addressRefused],
    ['discount-unknown', es.notices.discountInvalid],
    ['message-only-one', es.notices.onePromptOnly],
  ] as const)('%s is said in the words of the form', (code, words) => {
    expect(reason(code).saidIn('es')).toBe(words);
  });

  it('tell their code and field, and the shape of a request in its page’s language', async () => {
    const body = { ...guestOrder(), address: { ...ontario, state: 'XX' }, currency: 'CAD' };
    const ask = (headers: Record<string, string>, changes: object = {}) =>
      shop.post('/api/order/calculate-guest', { ...body, ...changes }, headers);
    const refusal = { code: 'address-invalid', field: 'address' };
    expect((await ask({ 'accept-language': 'de' })).json()).toEqual({
      ...refusal,
      message: 'Unable to validate address. Please check your country and state.',
    });
    expect((await ask(french)).json()).toEqual({
      ...refusal,
      message: 'Impossible de valider l’adresse. Veuillez vérifier le pays et la province ou l’État.',
    });
    expect((await ask(spanish, { address: { ...newYork, state: 'XX' } })).json()).toMatchObject({
      message: es.guest.addressRefused,
    });
    expect((await ask(french, { items: [] })).json()).toEqual({
      message: 'items: ne doit pas être vide',
      code: 'request-invalid',
      field: 'items',
    });
    expect((await ask(spanish, { currency: 1 })).json()).toMatchObject({ field: 'currency' });
    expect((await shop.get('/api/nothing', spanish)).json()).toMatchObject({ code: 'call-unknown' });
  });
});

/** All texts of a language, with the path of each; what is said with values is left out. */
function textsOf(value: unknown, path = ''): readonly (readonly [path: string, text: string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => textsOf(part, `${path}.${name}`));
}

it('nothing was left in English', () => {
  const english = new Map(textsOf(textsIn('en')));
  // The same word in both languages.
  const same = new Set([
    'Contact',
    'Service',
    'Messages',
    'Comments',
    'Total',
    'CVC',
    'GST',
    'HST',
    'PST',
    'QST',
    'Subtotal',
    'Menu',
  ]);
  for (const language of ['fr', 'es'] as const) {
    const left = textsOf(textsIn(language)).filter(([path, text]) => english.get(path) === text && text.length > 2);
    expect(left.filter(([, text]) => !same.has(text))).toEqual([]);
  }
});

it('what the shop offers is told in the page’s language', async () => {
  const read = async (path: string, headers = {}): Promise<unknown> => (await shop.get(path, headers)).json();
  expect(await read('/api/site-settings', french)).toMatchObject({
    banner: { heading: 'De nouvelles voix au studio' },
  });
  expect(await read('/api/site-settings', spanish)).toMatchObject({
    banner: { heading: 'Voces nuevas en el estudio' },
  });
  expect(await read('/api/discount/WELCOME10', french)).toMatchObject({
    title: 'Bienvenue\u00a0: 10\u00a0% de rabais',
    discountCode: 'WELCOME10',
  });
  expect(await read('/api/discount/HOLD25', spanish)).toMatchObject({ title: '25 dólares de descuento' });
  expect(await read('/api/service', french)).toMatchObject([[{ id: 'moh', title: 'Message d’attente' }, {}, {}], 3]);
  expect(await read('/api/soundtrack?limit=1', spanish)).toMatchObject([[{ title: 'Luz del porche' }], 32]);
  expect(await read('/api/voice?limit=1', french)).toMatchObject([
    [{ id: 'sophie', tags: ['bilingue', 'chaleureuse', 'd’entreprise'] }],
    28,
  ]);
  expect(await read('/api/voice?limit=1')).toMatchObject([[{ tags: ['warm', 'friendly', 'conversational'] }], 28]);
  expect((await shop.get('/api/voice?limit=1', french)).body).not.toContain('translations');
});

test.each([
  [french, 'Érablière Tremblay', /Érablière Tremblay.*\bvous\b/u, /\b(?:nous|vous|nos|votre|merci)\b/iu],
  [spanish, 'Panadería El Sol', /Panadería El Sol.*\b(?:usted|su|le)\b/u, /\b(?:usted|su|le|gracias)\b/iu],
])(
  'prompts are drafted in %j, and anew in it whatever is asked for then',
  async (headers, ...[companyName, all, one]) => {
    const brief = { companyName, companyDescription: '', companyWebsite: '', industry: 'Retail', style: 'Warm' };
    const body = { ...brief, promptCount: 2, serviceType: 'moh' };
    const drafts = await shop.post('/api/openrouter/generate-prompts', body, headers);
    const { prompts, sessionId } = drafts.json<{ prompts: { content: string }[]; sessionId: string }>();
    expect(prompts.map(({ content }) => content).join(' ')).toMatch(all);
    const again = await shop.post('/api/openrouter/regenerate-prompt', { sessionId, promptId: 'prompt-0' });
    expect(again.json<{ prompts: { content: string }[] }>().prompts[0]?.content).toMatch(one);
  },
);
