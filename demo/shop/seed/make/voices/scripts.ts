import type { Blend } from './kokoro.ts';
import type { Dialect } from './phonemes.ts';

export interface VoiceScript {
  dialect: Dialect;
  blend: Blend;
  speed: number;
  text: string;
}

type Spoken = (speakers: string, speed: number, text: string) => VoiceScript;

/** 'one:0.7 two:0.3'; without shares a blend is an even one. */
function blendOf(speakers: string): Blend {
  const parts = speakers.split(' ').map((part) => part.split(':'));
  return Object.fromEntries(parts.map(([name = '', share]) => [name, Number(share ?? 1 / parts.length)]));
}

function spoken(dialect: Dialect): Spoken {
  return (speakers, speed, text) => ({ dialect, blend: blendOf(speakers), speed, text });
}

const us = spoken('en-us');
const gb = spoken('en-gb');
const fr = spoken('fr');
const es = spoken('es-419');
const it = spoken('it');
const pt = spoken('pt-br');

export const scripts: Readonly<Record<string, VoiceScript>> = {
  emma: us(
    'af_heart',
    0.95,
    'Thank you for calling Northside Dental. Your smile is in good hands. Please stay on the line, and we will be right with you.',
  ),
  olivia: us(
    'af_bella',
    1.05,
    'Hi, and welcome to Bright Path Fitness! Ask us about our first month free, when you bring a friend along.',
  ),
  zoe: us(
    'af_aoede',
    1,
    'Hey there, you have reached Maple Leaf Cycles. For sales, press one. For repairs, press two. To hear our hours, stay on the line.',
  ),
  maya: us(
    'af_nova',
    1.05,
    'Welcome to Cloud Nine Travel! Your next adventure is closer than you think. An agent will pick up any moment.',
  ),
  grace: us(
    'af_sarah',
    0.95,
    'Thank you for calling Harbour View Financial. Your call is important to us, and will be answered in the order received.',
  ),
  hannah: us(
    'af_kore af_heart',
    0.95,
    'You have reached the Riverside Wellness Centre. Take a deep breath, relax, and one of our team will be with you shortly.',
  ),
  charlotte: gb(
    'bf_emma',
    0.95,
    'Thank you for calling Ashford and Lane, solicitors. Please hold, while we connect you to the right department.',
  ),
  victoria: gb(
    'bf_isabella',
    0.95,
    'Good afternoon, and welcome to the Kensington Hotel. For reservations, press one. For the concierge, press two.',
  ),
  james: us(
    'am_michael',
    0.95,
    'Thank you for calling Summit Insurance. If you know your party’s extension, you may dial it at any time.',
  ),
  noah: us(
    'am_fenrir',
    1.05,
    'Hey, thanks for calling Peak Outdoors! The spring sale is on, with thirty percent off everything for the trail.',
  ),
  marcus: us(
    'am_onyx',
    0.95,
    'You have reached Sterling Security. If this is an emergency, hang up, and dial nine one one. For all other calls, please hold.',
  ),
  daniel: us(
    'am_echo',
    0.95,
    'Thank you for calling Lakeshore Eye Care. Our office is open weekdays, from eight until five, and Saturdays by appointment.',
  ),
  liam: us(
    'am_puck',
    1,
    'Hi, you have reached Corner Street Pizza! Did you know that you can order on our website, and skip the wait?',
  ),
  benjamin: us(
    'am_liam',
    0.95,
    'Thanks for holding. While you wait, have a look at our new support pages. Someone from our team will be with you in a moment.',
  ),
  lukas: us(
    'am_eric am_onyx',
    0.95,
    'Welcome to Nordwerk Engineering. For service and spare parts, press one. For all other questions, please hold.',
  ),
  oliver: gb(
    'bm_george',
    0.95,
    'Good morning, you have reached the Old Mill Bookshop. We are closed at present, so please leave a message.',
  ),
  henry: gb(
    'bm_fable',
    0.95,
    'Thank you for calling Hartley Veterinary Clinic. One of our nurses will be with you, and your pet, very soon.',
  ),
  sophie: fr(
    'ff_siwis',
    0.95,
    'Merci d’avoir appelé la clinique du Parc. Votre appel est important pour nous. Un conseiller vous répondra bientôt.',
  ),
  camille: fr(
    'ff_siwis:0.55 af_heart:0.45',
    0.9,
    'Bienvenue au spa des Laurentides. Détendez-vous un instant, nous prendrons votre appel dans quelques minutes.',
  ),
  amelie: fr(
    'ff_siwis:0.6 af_bella:0.4',
    1.05,
    'Bonjour, et bienvenue chez Vélo Montréal ! Pour les ventes, faites le un. Pour les réparations, faites le deux. Merci de patienter.',
  ),
  antoine: fr(
    'ff_siwis:0.25 am_michael:0.75',
    0.95,
    'Vous êtes bien chez Assurance Boréale. Pour le service en français, restez en ligne. Merci de votre patience.',
  ),
  etienne: fr(
    'ff_siwis:0.15 bm_george:0.5 am_onyx:0.35',
    0.9,
    'Merci d’appeler la boulangerie du Vieux-Port. Nous sommes ouverts tous les jours, de sept heures à dix-huit heures.',
  ),
  lucia: es(
    'ef_dora',
    1,
    'Gracias por llamar a Viajes Sol y Mar. Su llamada es muy importante. En un momento, uno de nuestros agentes le atenderá.',
  ),
  mateo: es(
    'em_alex',
    1,
    'Bienvenido a Clínica San Rafael. Para pedir una cita, marque uno. Para otras consultas, permanezca en la línea.',
  ),
  giulia: it(
    'if_sara',
    0.95,
    'Grazie per aver chiamato la Trattoria Bella Vista. Un nostro collaboratore vi risponderà tra pochi istanti.',
  ),
  luca: it(
    'im_nicola',
    1,
    'Benvenuti da Motori Ferraro. Per il servizio clienti, premete uno. Per i ricambi, premete due.',
  ),
  beatriz: pt(
    'pf_dora',
    0.95,
    'Obrigada por ligar para a Clínica Bem Estar. Em instantes, um de nossos atendentes vai falar com você.',
  ),
  rafael: pt(
    'pm_alex',
    0.95,
    'Você ligou para a Construtora Horizonte. Por favor, aguarde na linha, sua ligação é muito importante para nós.',
  ),
};
