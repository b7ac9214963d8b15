import type { MenuPrompt } from '../menu-prompt.ts';

/** On hold: why the caller waits. `{site}` is the company's website. */
export const waiting = [
  'Toutes nos lignes sont occupées pour le moment. Les appels sont pris dans l’ordre où ils arrivent.',
  'Nous répondons à d’autres appels en ce moment, mais nous ne vous oublions pas. Votre place est gardée.',
  'Notre équipe est déjà en ligne. Restez avec nous, car en rappelant, vous perdriez votre place.',
  'Nous serons à vous dès que possible. En attendant, vous trouverez bien des réponses sur {site}.',
] as const;

/** On hold: about the company in the buyer's own words. */
export const about = [
  '{about} Nous serons heureux de vous en dire plus dans un instant.',
  '{about} Posez-nous toutes vos questions, nous y répondrons avec plaisir.',
  '{about} Parlez-nous de vos besoins.',
] as const;

/** On hold: where to find more. */
export const website = [
  'Vous trouverez aussi des réponses à bien des questions sur {site}, à toute heure et sans attendre.',
  'Consultez {site} pour en savoir plus sur ce que nous faisons et sur la façon de nous joindre.',
  'Quand vous aurez un moment, jetez un coup d’œil à {site}. C’est un bon point de départ.',
] as const;

/** On hold: what fits any company. */
export const anybody = [
  'Pour que nous puissions vous aider rapidement, ayez sous la main la lettre, la facture ou le numéro lié à votre question.',
  'Votre avis nous aide à nous améliorer. Dites-nous ce qui va bien, et ce que nous pourrions faire mieux la prochaine fois.',
  'Derrière chaque appel, il y a une vraie personne qui veut tout régler du premier coup, pour que vous n’ayez pas à rappeler.',
  'Vous appelez avec une question et vous en avez une autre en tête? Gardez-la, et nous répondrons aux deux.',
] as const;

/** Mobile voicemail: what a caller who reaches nobody is asked for. */
export const voicemailBodies = [
  'Nous ne pouvons pas répondre pour le moment. Laissez votre nom, votre numéro et {leave} après le signal sonore, et nous vous rappellerons.',
  'Après le signal sonore, laissez votre nom, votre numéro et {leave}, et nous vous rappellerons dès que possible.',
  'Nous sommes avec quelqu’un d’autre. Laissez votre nom, votre numéro et {leave}, et nous vous rappellerons dès que nous serons libres.',
  'Vous trouverez bien des réponses sur {site}. Sinon, laissez votre nom, votre numéro et {leave} après le signal sonore, et nous vous rappellerons.',
] as const;

/** The prompts of a phone menu in the order in which a system needs them. */
export const menuPrompts: readonly MenuPrompt[] = [
  {
    opens: 'greetings',
    bodies: [
      'Si vous connaissez le numéro de poste de votre correspondant, composez-le en tout temps. Sinon, veuillez écouter les choix suivants.',
      'Veuillez écouter les choix suivants, afin que nous dirigions votre appel vers la bonne personne. Pour parler à quelqu’un, faites le zéro.',
      '{about} Veuillez écouter les choix suivants, ou composez un numéro de poste en tout temps.',
    ],
  },
  {
    opens: 'choices',
    bodies: [
      'Pour {first}, faites le un. Pour {second}, faites le deux. Pour {third}, faites le trois. Pour toute autre demande, restez en ligne.',
      'Pour {first}, faites le un. Pour {second}, faites le deux. Pour {third}, faites le trois. Pour réentendre ces choix, faites l’étoile.',
    ],
  },
  {
    opens: 'greetings',
    bodies: [
      'Nos bureaux sont fermés. Laissez votre nom, votre numéro et {leave} après le signal sonore, et nous vous rappellerons le prochain jour ouvrable.',
      'Vous appelez en dehors des heures d’ouverture. Laissez votre numéro et {leave} après le signal sonore, ou rappelez pendant la journée.',
      'Nos bureaux sont fermés. {urgent} Sinon, laissez votre nom, votre numéro et {leave} après le signal sonore, et nous vous rappellerons.',
      '{urgent} Nos bureaux sont fermés. Pour toute autre demande, laissez un message après le signal sonore ou rappelez pendant la journée.',
    ],
  },
  {
    ends: 'thanks',
    bodies: [
      'Toutes nos lignes sont occupées. Veuillez rester en ligne, et la première personne libre prendra votre appel.',
      'Nous répondons à d’autres appels en ce moment. Le vôtre est dans la file, et son tour viendra sous peu.',
    ],
  },
  {
    ends: 'thanks',
    bodies: [
      'Personne ne peut répondre pour le moment. Laissez votre nom, votre numéro et {leave} après le signal sonore, et nous vous rappellerons.',
      'Vous êtes dans notre boîte vocale générale. Après le signal sonore, dites-nous votre nom, votre numéro et {leave}.',
    ],
  },
  {
    ends: 'thanks',
    bodies: [
      'Pour notre adresse, nos heures d’ouverture et l’itinéraire, consultez {site}. Pour parler à quelqu’un, faites le zéro en tout temps.',
      'Pour notre adresse et nos heures d’ouverture, faites le un. Pour les réentendre, faites le deux. Pour parler à quelqu’un, faites le zéro.',
    ],
  },
  {
    ends: 'thanks',
    bodies: [
      'Pour améliorer notre service, les appels peuvent être enregistrés. Si vous refusez l’enregistrement, dites-le à la personne qui répondra.',
      'Cet appel peut être enregistré à des fins de formation et de qualité. Si vous n’êtes pas d’accord, dites-le-nous dès le début.',
    ],
  },
  {
    ends: 'thanks',
    bodies: [
      'Nous n’avons pas reconnu votre choix. Veuillez réessayer, ou faites le zéro pour parler à quelqu’un. Pour réentendre les choix, faites l’étoile.',
      'Nous n’avons pas reconnu votre choix. Veuillez faire l’un des choix proposés, ou restez en ligne, et nous vous aiderons.',
    ],
  },
  {
    opens: 'greetings',
    bodies: [
      'Nos bureaux sont fermés en raison du congé. Laissez un message après le signal sonore, et nous vous rappellerons dès notre retour.',
      'Nous sommes en congé aujourd’hui. Laissez votre numéro et {leave} après le signal sonore, et nous vous rappellerons à notre retour.',
    ],
  },
  {
    ends: 'thanks',
    bodies: [
      'Un instant, s’il vous plaît, nous transférons votre appel. Si personne ne répond, vous pourrez laisser un message.',
      'Nous vous mettons en communication avec la bonne personne. Pour revenir au menu principal, faites l’étoile en tout temps.',
    ],
  },
];
