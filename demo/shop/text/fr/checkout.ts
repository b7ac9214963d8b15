import type { checkout as english } from '../en/checkout.ts';
import { formatsOf } from '../formats.ts';

const { list } = formatsOf('fr');

/** `de` before a name: it stands before each of several. */
const of = (name: string): string => (/^[aeiouàâéèêëîïôûœ]/iu.test(name) ? `d’${name}` : `de ${name}`);

export const checkout: typeof english = {
  title: 'Paiement',
  testMode: 'Mode d’essai',
  declined: 'Paiement refusé',
  cancelTo: (site) => `Annuler et retourner à ${site}`,
  cancelToForm: 'Annuler et retourner au formulaire de commande',
  cancelToAccount: 'Annuler et retourner à votre compte',
  returnTo: (site) => `Retourner à ${site}`,
  backTo: (site) => `Retour à ${site}`,
  readBy: (service, names) => `${service}, avec ${names.length > 1 ? 'les' : 'la'} voix ${list(names.map(of))}`,
  payByCard: 'Payer par carte',
  recordingsTo: (email) => `Les enregistrements iront à ${email}`,
  recordingByCall: 'Nous vous appellerons pour transférer l’enregistrement avec vous.',
  cardNumber: 'Numéro de carte',
  expiry: 'Date d’expiration',
  expiryExample: 'MM / AA',
  cvc: 'Code de sécurité',
  cvcExample: 'CVC',
  nameOnCard: 'Nom sur la carte',
  pay: (amount) => `Payer ${amount}`,
  checkFields: 'Veuillez vérifier les champs ci-dessous.',
  tryAnother: 'Rien n’a été débité. Vous pouvez essayer une autre carte.',
  typeAgain: 'Pour votre sécurité, le numéro et le code de la carte sont à entrer de nouveau.',
  testCards: 'Cartes d’essai',
  isTest: 'Ceci est une page de paiement d’essai.',
  useTestCard:
    'Aucun argent ne circule. Utilisez une carte d’essai, n’importe quelle date à venir et n’importe quel code\u00a0:',
  effects: { pays: 'paie', declined: 'est refusée', 'lacks-funds': 'manque de fonds' },
  declines: {
    declined: 'Votre carte a été refusée.',
    'lacks-funds': 'Votre carte n’a pas assez de fonds.',
    'no-test-card': 'Cette page de paiement d’essai n’accepte que les cartes d’essai. Votre carte n’a pas été débitée.',
  },
  problems: {
    number: 'Entrez le numéro de la carte.',
    numberLength: 'Un numéro de carte compte de 13 à 19 chiffres.',
    numberWrong: 'Ce numéro de carte est inexact. Veuillez vérifier les chiffres.',
    numberAgain: 'Entrez de nouveau le numéro de la carte.',
    expiry: 'Entrez la date d’expiration.',
    expiryForm: 'Entrez le mois et l’année d’expiration, comme 04/30.',
    expired: 'Cette carte est expirée.',
    cvc: 'Entrez le code de sécurité.',
    cvcLength: 'Le code de sécurité compte 3 ou 4 chiffres.',
    cvcAgain: 'Entrez de nouveau le code.',
    name: 'Entrez le nom qui figure sur la carte.',
  },
  cancelled: 'Paiement annulé',
  cancelledNote: 'Rien n’a été débité. Votre commande est conservée, et vous pouvez encore la payer.',
  notOurs: ['Vous veniez de ', ', qui n’est pas un de nos sites.'],
  alreadyPaid: 'Déjà payée',
  alreadyPaidHeading: (order) => `La commande ${order} est déjà payée`,
  notAgain: 'Rien d’autre n’a été débité.',
  otherBrowser: 'Son reçu s’ouvre dans le navigateur utilisé pour la payer.',
  seeOrder: 'Voir votre commande',
  seeAccount: 'Voir votre compte',
  tooOld: 'Commande trop ancienne',
  tooOldHeading: 'Cette commande ne peut plus être payée',
  tooOldNote: 'Elle n’a pas été payée à temps, et ses prix ont pu changer depuis. Rien n’a été débité.',
  startNew: 'Commencer une nouvelle commande',
  over: {
    expired: {
      title: 'Paiement expiré',
      heading: 'Cette page de paiement est expirée',
      note: 'Rien n’a été débité. Retournez à votre commande et appuyez de nouveau sur le bouton de paiement pour en obtenir une autre.',
    },
    discarded: {
      title: 'Commande supprimée',
      heading: 'Cette commande a été supprimée',
      note: 'Elle ne peut plus être payée. Rien n’a été débité.',
    },
  },
};
