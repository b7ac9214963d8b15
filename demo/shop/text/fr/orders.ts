import type { bill as englishBill, orders as englishOrders } from '../en/orders.ts';
import { formats } from '../formats.ts';

const { counted } = formats.fr;

const whenIn = (isRush: boolean): string => (isRush ? 'en 2 jours ouvrables' : 'en 5 jours ouvrables');

export const orders: typeof englishOrders = {
  number: (order) => `Commande ${order}`,
  service: 'Service',
  voice: () => 'Voix',
  music: 'Musique',
  musicBetween: (titles, seconds) => `${titles}, ${counted(seconds, 'seconde', 'secondes')} entre les messages`,
  deliveredAs: 'Livraison',
  uploaded: 'Installation avec vous lors d’un appel',
  comments: 'Commentaires',
  messages: 'Messages',
  message: (position) => `Message ${position}`,
  messageCount: (count) => counted(count, 'message', 'messages'),
  wordCount: (count) => counted(count, 'mot', 'mots'),
  partner: 'Commandé chez',
  messagesAndPrice: 'Messages et prix',
  viewReceipt: 'Voir le reçu',
  ofOrder: (order) => ` de la commande ${order}`,
  payNow: 'Payer maintenant',
  orderAgain: 'Commander de nouveau',
  thisOrder: (order) => `\u00a0: commande ${order}`,
  statuses: {
    paid: { label: 'Payée', note: '' },
    'awaiting-payment': {
      label: 'En attente de paiement',
      note: 'L’enregistrement commence dès que cette commande est payée.',
    },
    confirming: {
      label: 'Paiement en cours de confirmation',
      note: 'Votre banque s’en occupe. Vous n’avez rien à faire.',
    },
    'too-old': {
      label: 'Non payée à temps',
      note: 'Ses prix ont pu changer depuis. Veuillez passer une nouvelle commande.',
    },
    declined: {
      label: 'Paiement refusé',
      note: 'Rien n’a été débité. Vous pouvez réessayer, aussi avec une autre carte.',
    },
    cancelled: { label: 'Paiement annulé', note: 'Rien n’a été débité. Vous pouvez encore payer cette commande.' },
  },
  thankYou: (name) => `Merci, ${name}`,
  isPaid: (order) => `La commande ${order} est payée.`,
  confirming: (order) => `Le paiement de la commande ${order} est en cours de confirmation`,
  confirmingNote: 'Cette page le dira dès qu’il sera confirmé. Vous n’avez rien à faire.',
  next: 'La suite',
  yours: 'Votre commande',
  receipt: 'Reçu',
  amount: 'Montant',
  stepKeep: 'Cette page est votre reçu\u00a0: gardez son adresse ou imprimez-la.',
  stepProofReading: 'Nous révisons vos textes et vous consultons si quelque chose n’est pas clair.',
  stepRecording: (names, voices, messages) =>
    `${names} ${voices > 1 ? 'enregistrent' : 'enregistre'} ${messages > 1 ? 'vos messages' : 'votre message'} en studio.`,
  stepCall: (phone, isRush) =>
    `Votre enregistrement arrive par un appel. Nous vous appelons${phone && ` au ${phone}`} pour l’installer avec vous, ${whenIn(isRush)}.`,
  stepFiles: (email, isRush) => `Vous recevez les fichiers audio à ${email}, ${whenIn(isRush)}.`,
};

export const bill: typeof englishBill = {
  caption: 'Ce que coûte cette commande',
  lines: {
    prompts: 'Messages supplémentaires',
    words: 'Mots supplémentaires',
    'proof-reading': 'Révision linguistique',
    rush: 'Production urgente (2 jours ouvrables)',
    'greeting-update': 'Mise à jour du message d’accueil',
  },
  taxes: { GST: 'TPS', HST: 'TVH', PST: 'TVP', QST: 'TVQ' },
  subtotal: 'Sous-total',
  discount: (code) => (code === null ? 'Rabais' : `Rabais (${code})`),
  total: (currency) => `Total (${currency})`,
};
