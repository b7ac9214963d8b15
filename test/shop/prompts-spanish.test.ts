import { describe, expect, it, test } from 'vitest';
import type { Brief } from '../../demo/shop/drafting/drafter.ts';
import { aboutSentence } from '../../demo/shop/drafting/embedded/about.ts';
import { embeddedDrafter } from '../../demo/shop/drafting/embedded/embedded.ts';
import { instructions, task } from '../../demo/shop/drafting/openrouter/instructions.ts';
import { aiStyles, industries } from '../../src/domain/drafting.ts';
import { serviceTypes, type ServiceType } from '../../src/domain/services.ts';
import { countWords } from '../../src/domain/words.ts';

const brief = (changes: Partial<Brief> = {}): Brief => ({
  companyName: 'El Roble e Hijos',
  companyDescription: 'Negocio familiar en San Antonio con horario nocturno',
  companyWebsite: 'https://www.elroble.example/inicio?x=1',
  industry: 'Other',
  style: 'Friendly',
  serviceType: 'moh',
  language: 'es',
  ...changes,
});

interface Wish {
  readonly count?: number;
  readonly position?: number;
  readonly earlier?: readonly string[];
  readonly seed?: string;
}

const request = (of: Brief, { count = 10, position = 0, earlier = [], seed = 'una sesión' }: Wish = {}) => ({
  brief: of,
  positions: Array.from({ length: count }, (_, index) => position + index),
  replaced: null,
  earlier,
  seed,
  signal: new AbortController().signal,
});
const draft = (of: Brief, wish: Wish = {}) => embeddedDrafter.draft(request(of, wish));

/** Every style in every industry, with what a buyer may tell of a company and without. */
const briefsOf = (serviceType: ServiceType): readonly Brief[] =>
  aiStyles.flatMap((style) =>
    industries.flatMap((industry) =>
      [{}, { companyDescription: '', companyWebsite: '' }].map((details) =>
        brief({ ...details, serviceType, style, industry }),
      ),
    ),
  );

const gaps = /[{}[\]]|undefined|null|\.\.| {2}|\s[.,!?]|[¿¡]\s/u;
const foreign = /\b(?:the|you|your|call|please|press|and|for|merci|vous|votre|appel)\b/iu;
const familiar = /(?<!\p{L})(?:tú|tu|tus|te|ti|bienvenid(?:os?|as)|encantad[oa]s?)(?!\p{L})/iu;

/** Whether every question and exclamation is opened and closed, in turn. */
const isMarked = (text: string): boolean =>
  /^(?:¿[^¿¡?!]*\?|¡[^¿¡?!]*!|[^¿¡?!]+)*$/u.test(text) && /[.!?]$/u.test(text);

describe('scripts in Spanish', () => {
  test.each(serviceTypes)('of %s have 20 to 45 words and no gap, in every style and industry', async (service) => {
    for (const of of briefsOf(service)) {
      const texts = await draft(of, { count: service === 'mvoice' ? 1 : 10 });
      expect(new Set(texts).size).toBe(texts.length);
      expect(texts.filter((text) => countWords(text) < 20 || countWords(text) > 45)).toEqual([]);
      expect(texts.filter((text) => !/^[¿¡]?\p{Lu}/u.test(text) || gaps.test(text) || !isMarked(text))).toEqual([]);
      expect(texts.filter((text) => foreign.test(text) || familiar.test(text))).toEqual([]);
    }
  });

  it('name the company, what it does and its website', async () => {
    const texts = (await draft(brief(), { count: 3 })).join(' ');
    expect(texts).toContain('Somos El Roble e Hijos, negocio familiar en San Antonio con horario nocturno.');
    expect(texts).toContain('elroble.example');
    expect(texts).not.toMatch(/https|www|inicio/u);
  });

  it('differ by style and by industry', async () => {
    const opening = async (changes: Partial<Brief>) => (await draft(brief(changes), { count: 5 })).join(' ');
    expect(new Set(await Promise.all(aiStyles.map((style) => opening({ style })))).size).toBe(aiStyles.length);
    expect(new Set(await Promise.all(industries.map((industry) => opening({ industry })))).size).toBe(
      industries.length,
    );
  });

  it('offer callers of a menu what the industry has, the choice before the key', async () => {
    const [, menu] = await draft(brief({ serviceType: 'voip', industry: 'Restaurant' }), { count: 2 });
    expect(menu).toMatch(/Para reservaciones, marque 1\. Para pedir comida para llevar, marque 2\./u);
    for (const industry of industries) {
      const [, choices = ''] = await draft(brief({ serviceType: 'voip', industry }), { count: 2 });
      expect(choices).toMatch(/Para [^.,]+, marque 1\. Para [^.,]+, marque 2\. Para [^.,]+, marque 3\./u);
    }
  });

  it('never leave out where to turn in an emergency', async () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const clinic = brief({ serviceType: 'voip', industry: 'Healthcare' });
      expect(await draft(clinic, { count: 1, position: 2, seed })).toEqual([expect.stringContaining('llame al 911')]);
    }
  });

  test.each(serviceTypes)('of %s are new each time as long as there is something new to say', async (serviceType) => {
    const texts: string[] = [];
    for (let round = 0; round < 9; round += 1) {
      texts.push(...(await draft(brief({ serviceType }), { count: 1, earlier: texts })));
    }
    expect(new Set(texts).size).toBe(9);
  });

  it('of an order that is as long as it can be are there, too', async () => {
    const texts = await draft(brief({ serviceType: 'voip' }), { count: 20 });
    expect(texts.filter((text) => countWords(text) < 20)).toEqual([]);
  });
});

test.each([
  ['Consultorio dental familiar en Houston', 'Somos Acme, consultorio dental familiar en Houston.'],
  ['Servicios de plomería y calefacción', 'Somos Acme, servicios de plomería y calefacción.'],
  ['Una panadería independiente. Abierto todos los días.', 'Acme es una panadería independiente.'],
  ['La clínica de su barrio', 'Acme es la clínica de su barrio.'],
  ['Reparamos bicicletas de montaña', 'Reparamos bicicletas de montaña.'],
  ['Lo mejor para nuestros clientes', 'Lo mejor para nuestros clientes.'],
  ['Ofrece asesoría de impuestos', 'Acme ofrece asesoría de impuestos.'],
  ['Se especializa en techos', 'Acme se especializa en techos.'],
  ['Acme vende pinturas', 'Acme vende pinturas.'],
  ['IT y redes para oficinas', 'Somos Acme, IT y redes para oficinas.'],
  ['Élite en limpieza', 'Somos Acme, élite en limpieza.'],
  ['Panadería', undefined],
  ['', undefined],
])('the Spanish description %j gives %s', (description, sentence) => {
  expect(aboutSentence('Acme', description, 'es')).toBe(sentence);
});

test('a model is asked for the Spanish of the United States, and for English in no language', () => {
  const of = (language: Brief['language']): unknown =>
    JSON.parse(task(request(language === undefined ? brief() : brief({ language }))));
  expect(of('es')).toMatchObject({ language: 'Spanish as it is spoken in the United States, with usted' });
  expect(of('fr')).toMatchObject({ language: 'French as it is spoken in Quebec' });
  expect(of('en')).not.toHaveProperty('language');
  expect(instructions('moh')).toContain('Write in the language that is asked for');
});
