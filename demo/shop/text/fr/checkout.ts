import type { checkout as english } from '../en/checkout.ts';
import { formatsOf } from '../formats.ts';

const { list } = formatsOf('fr');

/** `de` before a name; it is repeated before each name. */
const of = (name: string): string => (/^(?:[aeiouhàâéèêëîïôûœ]|y[^aeiou])/iu.test(name) ? `d’${name}` : `de ${name}`);

export const checkout: typeof english = {
  title: 'Paiement',
  testMode: 'Mode d’essai',
  cancelTo: (site) => `Annuler et retourner au site ${site}`,
  cancelToForm: 'Annuler et retourner au formulaire de commande',
  cancelToAccount: 'Annuler et retourner à votre compte',
  returnTo: (site) => `Retourner au site ${site}`,
  backTo: (site) => `Retour au site ${site}`,
  readBy: (service, names) => `${service}, avec ${names.length > 1 ? 'les' : 'la'} voix ${list(names.map(of))}`,
  payByCard: 'Payer par carte',
  free: 'Rien à payer',
  noCard: 'Votre rabais couvre toute la commande\u00a0: aucune carte n’est requise.',
  complete: 'Terminer la commande',
  recordingsTo: (email) => `Les enregistrements seront envoyés à ${email}`,
  recordingByCall: 'Nous vous appellerons pour transférer l’enregistrement sur votre cellulaire.',
  cardNumber: 'Numéro de carte',
  expiry: 'Date d’expiration',
  expiryExample: 'MM / AA',
  cvc: 'Code de sécurité',
  cvcExample: 'CVC',
  nameOnCard: 'Nom sur la carte',
  refund: (shop) => `Vous payez ${shop}. Remboursement complet avant l’enregistrement.`,
  pay: (amount) => `Payer ${amount}`,
  checkFields: 'Veuillez vérifier les champs ci-dessous.',
  tryAnother: 'Aucun montant n’a été débité. Vous pouvez essayer une autre carte.',
  testCards: 'Cartes d’essai',
  isTest: 'Ceci est une page de paiement d’essai.',
  useTestCard:
    'Aucun montant réel ne sera débité. Utilisez une carte d’essai, une date à venir et un code quelconque\u00a0:',
  effects: { pays: 'paiement accepté', declined: 'carte refusée', 'lacks-funds': 'fonds insuffisants' },
  declines: {
    declined: 'Votre carte a été refusée.',
    'lacks-funds': 'Fonds insuffisants.',
    'no-test-card': 'Cette page de paiement d’essai n’accepte que les cartes d’essai. Votre carte n’a pas été débitée.',
  },
  problems: {
    number: 'Entrez le numéro de la carte.',
    numberAgain: 'Entrez de nouveau le numéro de la carte.',
    expiry: 'Entrez la date d’expiration.',
    expiryPast: 'Entrez une date d’expiration à venir.',
    cvc: 'Entrez le code de sécurité.',
    cvcAgain: 'Entrez de nouveau le code.',
    name: 'Entrez le nom qui figure sur la carte.',
  },
  alreadyPaid: 'Déjà payée',
  alreadyPaidHeading: (order) => `La commande ${order} est déjà payée`,
  notAgain: 'Aucun autre montant n’a été débité.',
  otherBrowser: 'Le reçu s’affiche dans le navigateur utilisé pour le paiement.',
  seeOrder: 'Voir votre commande',
  seeAccount: 'Voir votre compte',
  startNew: 'Commencer une nouvelle commande',
  over: {
    'too-old': {
      title: 'Commande trop ancienne',
      heading: 'Cette commande ne peut plus être payée',
      note: 'Elle n’a pas été payée à temps, et les prix ont pu changer. Aucun montant n’a été débité.',
    },
    expired: {
      title: 'Paiement expiré',
      heading: 'Cette page de paiement a expiré',
      note: 'Aucun montant n’a été débité. Retournez à votre commande et appuyez de nouveau sur le bouton de paiement.',
    },
    discarded: {
      title: 'Commande supprimée',
      heading: 'Cette commande a été supprimée',
      note: 'Elle ne peut plus être payée. Aucun montant n’a été débité.',
    },
  },
};
