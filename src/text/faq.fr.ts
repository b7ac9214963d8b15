import type { Faq } from './parts.ts';

const included = [
  'Qu’est-ce qui est compris dans le prix?',
  'Les 50 premiers mots de chaque message sont inclus; les mots qui dépassent sont facturés. La révision linguistique de votre texte avant l’enregistrement et la production urgente ne s’ajoutent que si vous les choisissez.',
] as const;

const formats = [
  'Quel format de fichier vais-je recevoir?',
  'Celui que prend votre système téléphonique : choisissez-le sous « Votre système téléphonique ou format de fichier ». Si vous ne le connaissez pas, prenez « Autre / incertain » et vous recevrez des fichiers MP3, WAV et loi u.',
] as const;

const wording = [
  'Comment m’assurer que le résultat sonne bien?',
  'Choisissez un style de voix ou écrivez votre propre guide, et écrivez les noms difficiles comme ils se prononcent. Relisez tout dans le sommaire de la commande, car votre texte est enregistré tel quel. S’il doit changer par la suite, communiquez avec nous.',
] as const;

const usage = [
  'Où puis-je utiliser l’enregistrement?',
  'Il est destiné à la messagerie téléphonique seulement. Pour tout autre usage, nous pouvons réviser le prix ou refuser la commande : consultez-nous d’abord.',
] as const;

/** Questions and answers of each service in French. */
export const faq: Faq = {
  moh: [
    [
      'Pourquoi faire entendre des messages aux appelants en attente?',
      'On dit que les appelants restent en ligne 3 fois plus longtemps quand ils entendent des messages, et que 16 % d’entre eux achètent ce dont ils ont entendu parler.',
    ],
    [
      'Puis-je prendre plusieurs voix ou musiques?',
      'Oui. Avec deux voix ou musiques et plus, écrivez au moins autant de messages; la musique qui les sépare peut durer de 5 à 30 secondes.',
    ],
    included,
    formats,
    wording,
    usage,
  ],
  voip: [
    [
      'De quels messages ai-je besoin?',
      'Un message pour chaque chose que dit votre système : l’accueil principal, le menu, l’annonce hors des heures d’ouverture et chaque boîte vocale. Une commande en contient jusqu’à 20; communiquez avec nous s’il vous en faut plus.',
    ],
    included,
    [
      'Dans quel délai puis-je l’avoir?',
      'La production urgente garantit 2 jours ouvrables. Vous pouvez la choisir lorsque toutes vos voix l’offrent; celles qui ne l’offrent pas portent la mention « Pas d’urgence ».',
    ],
    formats,
    wording,
    usage,
  ],
  mvoice: [
    [
      'Comment le message d’accueil arrive-t-il sur mon cellulaire?',
      'Vous n’avez rien à téléverser. Quand votre message est prêt, notre équipe vous appelle et transfère l’enregistrement pendant l’appel.',
    ],
    [
      'Combien de temps cela prend-il?',
      'L’enregistrement prend de 1 à 5 jours ouvrables, et l’appel de transfert dure 5 minutes tout au plus. Avec la production urgente, 2 jours ouvrables sont garantis.',
    ],
    [
      'Fonctionne-t-il sur mon appareil?',
      'La boîte vocale mobile fonctionne sur iPhone, Android et les autres appareils dotés d’une boîte vocale.',
    ],
    [
      'Qu’est-ce qui est compris dans le prix?',
      'Un message d’accueil et ses 50 premiers mots; les mots qui dépassent sont facturés. La révision linguistique et la production urgente ne s’ajoutent que si vous les choisissez.',
    ],
    wording,
    usage,
  ],
};
