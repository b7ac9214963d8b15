import type { Style } from '../../../drafter.ts';
import type { Tone } from '../tone.ts';

/** What the styles say alike: who was reached. */
const reached = { greetings: ['Bienvenue chez {company}.', 'Vous avez joint {company}.'] } as const;

/** How each style of the AI form sounds in French. */
export const tones: Readonly<Record<Style, Tone>> = {
  Professional: {
    ...reached,
    welcome: ['Merci d’avoir appelé {company}.', 'Bienvenue chez {company}, et merci de votre appel.'],
    patience: ['Nous vous remercions de votre patience.', 'Nous serons à vous sous peu.'],
    leads: ['Merci de votre patience.', 'Un mot de notre équipe pendant que vous patientez.'],
    closings: [
      'Demandez-nous les détails à la reprise de l’appel.',
      'Veuillez rester en ligne, nous serons à vous sous peu.',
    ],
    choices: ['Veuillez choisir parmi les options suivantes.'],
    thanks: ['Nous vous remercions de votre appel.', 'Merci d’avoir appelé {company}.'],
    voicemail: { openings: ['Vous êtes bien dans la boîte vocale de {company}.'], closings: ['Merci de votre appel.'] },
  },
  Friendly: {
    ...reached,
    welcome: ['Bonjour, et merci d’avoir appelé {company}!', 'Bonjour! Vous êtes bien chez {company}.'],
    patience: ['Merci de rester avec nous!', 'On arrive dans un instant!'],
    leads: ['Merci de rester avec nous!', 'Pendant que vous êtes là, un petit mot de notre équipe.'],
    closings: ['Parlez-nous-en, ça nous fera plaisir!', 'Restez en ligne, on arrive tout de suite!'],
    choices: ['Voici vos choix.', 'Comment pouvons-nous vous aider?'],
    thanks: ['Merci, et bonne journée!', 'Merci d’avoir appelé {company}!'],
    voicemail: { openings: ['Bonjour, vous avez joint {company}!'], closings: ['Merci, et à bientôt!'] },
  },
  Casual: {
    ...reached,
    welcome: ['Salut, ici {company}!', 'Bonjour, vous êtes chez {company}.'],
    patience: ['On est à vous dans un instant.', 'Merci de patienter un peu.'],
    leads: ['Encore un petit moment.', 'Tant qu’à attendre, un mot de notre équipe.'],
    closings: ['On en jase dans un instant.', 'Restez là, on s’en vient.'],
    choices: ['Bon, voici les choix.', 'À vous de choisir.'],
    thanks: ['Merci, à la prochaine!', 'Merci de votre appel.'],
    voicemail: { openings: ['Salut, ici {company}.'], closings: ['Merci, on se reparle!'] },
  },
  Energetic: {
    ...reached,
    welcome: ['Bienvenue chez {company}!', 'Quelle belle journée pour appeler {company}!'],
    patience: ['Nous arrivons à toute vitesse!', 'Plus que quelques instants!'],
    leads: ['Bonne nouvelle, votre tour approche!', 'Voici ce qui se passe chez {company}!'],
    closings: ['Nous avons hâte de vous en parler!', 'Restez en ligne, nous arrivons!'],
    choices: ['On y va? Voici vos choix!', 'Allons-y, faites votre choix!'],
    thanks: ['Merci, et passez une superbe journée!', 'Merci d’avoir appelé {company}!'],
    voicemail: { openings: ['Bonjour et bienvenue chez {company}!'], closings: ['Nous avons hâte de vous parler!'] },
  },
  Calm: {
    ...reached,
    welcome: ['Bonjour, et bienvenue chez {company}.', 'Vous êtes bien chez {company}.'],
    patience: ['Prenez votre temps, nous prendrons le nôtre avec vous.', 'Nous serons bientôt à vous.'],
    leads: ['Rien ne presse.', 'Un moment de calme, avec {company}.'],
    closings: ['Nous en parlerons tranquillement dans un instant.', 'Restez en ligne, nous serons bientôt à vous.'],
    choices: ['Prenez le temps de choisir.', 'Voici, sans hâte, les choix.'],
    thanks: ['Merci de votre appel.', 'Merci, et passez une journée paisible.'],
    voicemail: {
      openings: ['Bonjour, vous êtes bien chez {company}.'],
      closings: ['Nous prendrons le temps de vous répondre.'],
    },
  },
  Authoritative: {
    ...reached,
    welcome: ['Vous êtes en communication avec {company}.', 'Ici {company}. Merci de votre appel.'],
    patience: ['Votre appel sera pris en charge.', 'Nous vous répondrons sous peu.'],
    leads: ['Voici ce qu’il faut savoir.', 'Un renseignement utile, de la part de notre équipe.'],
    closings: [
      'Nos spécialistes vous renseigneront avec précision.',
      'Demeurez en ligne, nous prenons votre appel sous peu.',
    ],
    choices: ['Indiquez la raison de votre appel.', 'Faites votre choix maintenant.'],
    thanks: ['Vous pouvez compter sur {company}.', 'Nous vous remercions de votre appel.'],
    voicemail: {
      openings: ['Vous êtes en communication avec {company}.'],
      closings: ['Nous donnerons suite à votre appel.'],
    },
  },
  Warm: {
    ...reached,
    welcome: ['Bonjour, quel plaisir de vous accueillir chez {company}.', 'Merci du fond du cœur d’appeler {company}.'],
    patience: ['Merci de votre patience.', 'Nous serons à vous avec plaisir.'],
    leads: ['Merci d’être là avec nous.', 'Un mot de toute notre équipe.'],
    closings: [
      'Nous prendrons plaisir à en parler avec vous.',
      'Restez avec nous, nous serons à vous dans un instant.',
    ],
    choices: ['Dites-nous comment vous aider.', 'Voici comment nous pouvons vous aider.'],
    thanks: ['Merci de votre confiance.', 'Toute notre équipe vous remercie.'],
    voicemail: { openings: ['Bonjour, vous avez bien joint {company}.'], closings: ['Au plaisir de vous parler.'] },
  },
};
