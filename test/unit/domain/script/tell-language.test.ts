import { describe, expect, it } from 'vitest';
import type { ScriptContext } from '../../../../src/domain/scripts/check/check-message.ts';
import { tellLanguage, findRules, isLanguageTag, languageTag } from '../../../../src/domain/scripts/script-language.ts';
import { told } from './told.ts';

/** Phone scripts as offices write them, short and long, by the language that they are in. */
const phoneScripts = {
  en: [
    'Thank you for calling Acme Dental. How may I help you?',
    'Please hold, and we will be right with you.',
    'For sales, press one. For support, press two.',
    'You have reached Harbour Legal. Our office is closed right now. Leave a message and we will call you back tomorrow.',
    'Hi, this is Pat. I missed your call. Please leave your name and number after the tone.',
    'All our agents are busy. Your call is important to us, so please stay on the line.',
    'Our clinic opens at eight on weekdays and at nine on Saturdays. In an emergency, hang up and dial nine one one.',
  ],
  fr: [
    'Merci d’avoir appelé la Clinique dentaire du Parc. Comment puis-je vous aider ?',
    'Veuillez patienter, nous serons à vous dans un instant.',
    'Pour les ventes, faites le un. Pour le service à la clientèle, faites le deux.',
    'Vous êtes bien chez Tremblay et Fils. Nos bureaux sont fermés. Laissez-nous un message et nous vous rappellerons demain matin.',
    'Bonjour, ici Marie. Je ne suis pas disponible. Laissez votre nom et votre numéro après le signal sonore.',
    'Tous nos conseillers sont occupés. Votre appel est important pour nous, restez en ligne.',
    'Notre boutique est ouverte du lundi au vendredi, de neuf heures à dix-huit heures.',
  ],
  es: [
    'Gracias por llamar a la Clínica Dental del Parque. ¿En qué podemos ayudarle?',
    'Por favor, espere un momento. En breve le atenderemos.',
    'Para ventas, marque uno. Para soporte, marque dos.',
    'Ha llamado a García e Hijos. Nuestra oficina está cerrada. Deje un mensaje y le devolveremos la llamada mañana.',
    'Hola, soy Carmen. Ahora no puedo atenderle. Deje su nombre y su número después del tono.',
    'Todos nuestros agentes están ocupados. Su llamada es importante para nosotros; no cuelgue, por favor.',
    'Nuestra tienda abre de lunes a viernes, de nueve de la mañana a seis de la tarde.',
  ],
  it: [
    'Grazie per aver chiamato lo Studio Dentistico Rossi. Come possiamo aiutarla?',
    'Attendere in linea, prego. Le risponderemo al più presto.',
    'Per le vendite, premere uno. Per assistenza, premere due.',
    'Grazie per aver chiamato Rossi. Con piacere le rispondiamo al più presto. Lo studio del dottore è aperto dal lunedì al venerdì.',
    'Ciao, sono Giulia. In questo momento non posso rispondere. Lasciate un messaggio dopo il segnale acustico.',
    'Tutti i nostri operatori sono occupati. La sua chiamata è importante per noi, la preghiamo di restare in linea.',
    'Il nostro negozio è aperto da lunedì a sabato, dalle nove alle diciannove.',
  ],
  pt: [
    'Obrigado por ligar para a Silva. Para vendas, marque um. Para suporte, marque dois. Por favor aguarde.',
    'Por favor, aguarde na linha. Atenderemos em breve.',
    'Para vendas, marque um. Para suporte, marque dois.',
    'Obrigada por ligar para a Clínica Dentária do Parque. Em que podemos ajudar?',
    'Olá, aqui é a Beatriz. Não posso atender agora. Deixe seu nome e seu telefone após o sinal.',
    'Todos os nossos atendentes estão ocupados. Sua ligação é muito importante para nós, não desligue.',
    'A nossa loja está aberta de segunda a sexta-feira, das nove da manhã às seis da tarde.',
  ],
  de: [
    'Vielen Dank für Ihren Anruf bei der Firma Huber. Wie können wir Ihnen helfen?',
    'Bitte bleiben Sie am Apparat. Wir sind gleich für Sie da.',
    'Für den Verkauf drücken Sie die Eins. Für den Kundendienst drücken Sie die Zwei.',
    'Sie sind verbunden mit Müller & Söhne. Unser Büro ist derzeit geschlossen. Hinterlassen Sie eine Nachricht, wir rufen morgen zurück.',
    'Hallo, hier ist Lukas. Ich bin gerade nicht erreichbar. Bitte sprechen Sie nach dem Signalton.',
    'Alle unsere Mitarbeiter sind im Gespräch. Ihr Anruf ist uns wichtig, bitte legen Sie nicht auf.',
    'Unser Geschäft ist von Montag bis Freitag von neun bis achtzehn Uhr geöffnet.',
  ],
} as const;

/** A greeting for voices of some languages, on a page in English. */
const greetingOf = (...voiceLanguages: readonly string[]): Partial<ScriptContext> => ({
  language: voiceLanguages[0] ?? 'en',
  voiceLanguages,
  isGreeting: true,
});

const scriptsByLanguage = Object.entries<readonly string[]>(phoneScripts);

it.each(scriptsByLanguage)(
  'the language of a script in %s is recognized correctly or not at all',
  (language, scripts) => {
    const tags = scripts.map(tellLanguage);
    expect(tags.filter((one) => one !== null && one !== language)).toEqual([]);
    expect(tags.filter((one) => one === language).length).toBeGreaterThan(tags.length * 0.7);
  },
);

it.each([
  '',
  'Acme',
  'Hello',
  'La Piazza',
  'Casa Verde Ristorante',
  'Keys & Sons, Dr. Nguyen & team.',
  'Visit www.acme.com for more.',
  'Thank you for calling, please hold. Merci de votre appel, nous vous répondons dans un instant.',
  'Thank you for calling. Gracias por llamar. Para español, marque dos.',
])('the language of a phone script is not recognized in %j', (text) => {
  expect(tellLanguage(text)).toBeNull();
});

describe('the check of a script', () => {
  it.each(['it', 'pt', 'de'] as const)('finds nothing in what a voice of its own language reads in %s', (language) => {
    const found = phoneScripts[language].flatMap((script) => told(script, greetingOf(language)));
    expect(found).toEqual([]);
  });

  it('replaces no sign by an English word in a short Portuguese greeting', () => {
    const found = told('Bem-vindo à Silva & Filhos. Como podemos ajudar?', greetingOf('en'));
    expect(found.map(([code]) => code)).toEqual(['language']);
  });

  it.each(scriptsByLanguage)('names no language but %s if no chosen voice speaks it', (language, scripts) => {
    const found = scripts.flatMap((script) => told(script, greetingOf('ja')));
    const named = found.filter(([code]) => code === 'language').map((one) => one[1]);
    expect(new Set(named)).toEqual(new Set([language]));
  });

  it('reports no language if a voice may speak it under an unknown name', () => {
    expect(told(phoneScripts.it[0], greetingOf('en', 'Multilingual'))).toEqual([]);
  });

  it.each([
    ['Keys & Sons Plumbing', 'Thank you for calling Keys and Sons Plumbing. How may we help?'],
    ['Tremblay & Fils inc.', 'Merci d’avoir appelé Tremblay et Fils. Laissez-nous un message.'],
    ['García & Hijos', 'Gracias por llamar a García y Hijos. Deje su mensaje, por favor.'],
    ['Booking.com', 'Thank you for calling Booking dot com. How may we help?'],
    ['Studio #1', 'Thank you for calling Studio number 1. How may we help?'],
  ])('accepts %s as it is spoken', (name, text) => {
    const context = { ...greetingOf(), company: { name, placeholder: '[Company name]' } };
    expect(told(text, context).map(([code]) => code)).not.toContain('company');
  });

  it('still misses a company that shares only its “and”', () => {
    const context = { ...greetingOf(), company: { name: 'Keys & Sons', placeholder: '[Company name]' } };
    expect(told('Thank you for calling Locks and Sons.', context).map(([code]) => code)).toContain('company');
  });
});

it.each([
  ['en', 'en'],
  ['fr-CA', 'fr'],
  ['French', 'fr'],
  ['Français (Canada)', 'fr'],
  ['Spanish', 'es'],
  ['Portuguese', 'pt'],
  ['German', 'de'],
  ['deu', 'de'],
  ['ja', 'ja'],
])('the language tag of %s is %s', (language, tag) => {
  expect(languageTag(language)).toBe(tag);
  expect(isLanguageTag(language)).toBe(true);
});

it('unknown languages have no tag', () => {
  expect(['Multilingual', 'x', ''].map(isLanguageTag)).toEqual([false, false, false]);
});

it('three languages have rules', () => {
  const rules = ['es-US', 'fr', 'English', 'xx', ''].map((tag) => findRules(tag)?.tag ?? null);
  expect(rules).toEqual(['es', 'fr', 'en', null, null]);
});
