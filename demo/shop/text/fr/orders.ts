import type { bill as englishBill, orders as englishOrders, Ready } from '../en/orders.ts';
import { formatsOf } from '../formats.ts';

const { counted } = formatsOf('fr');

function when({ day, days, isShortened }: Ready): string {
  if (day !== null)
    return `au plus tard le ${day} (${isShortened ? 'livraison garantie en ' : ''}${days} jours ouvrables)`;
  return isShortened ? `livraison garantie en ${days} jours ouvrables` : `d’ici ${days} jours ouvrables`;
}

export const orders: typeof englishOrders = {
  number: (order) => `Commande ${order}`,
  service: 'Service',
  voice: () => 'Voix',
  music: 'Musique',
  musicBetween: (titles, seconds) => `${titles}, ${counted(seconds, 'seconde', 'secondes')} entre les messages`,
  deliveredAs: 'Livraison',
  delivery: 'Livraison',
  uploaded: 'transfert avec vous lors d’un appel',
  comments: 'Commentaires',
  messages: 'Messages',
  message: (position) => `Message ${position}`,
  messageCount: (count) => counted(count, 'message', 'messages'),
  wordCount: (count) => counted(count, 'mot', 'mots'),
  pronunciations: (said) => `Prononciations\u00a0: ${said}`,
  style: (name) => `Style\u00a0: ${name}`,
  readBy: (name: string) => `Voix\u00A0: ${name}`,
  ordered: 'Commandée le',
  paid: 'Payée le',
  refunded: 'Remboursée le',
  soldBy: 'Vendue par',
  billedTo: 'Facturée à',
  readyBy: 'Prête d’ici au',
  partner: 'Commandée par l’entremise de',
  messagesAndPrice: 'Messages et prix',
  viewReceipt: 'Voir le reçu',
  ofOrder: (order) => ` de la commande ${order}`,
  payNow: 'Payer maintenant',
  orderAgain: 'Commander de nouveau',
  orderedAgain: 'Votre commande est de nouveau dans le formulaire. Modifiez ce que vous voulez.',
  discard: 'Supprimer',
  discardOrder: (order) => `Supprimer la commande ${order}?`,
  discardLead:
    'Elle n’est pas payée. Une fois supprimée, elle ne figure plus dans votre compte et ne peut plus être payée.',
  keep: 'La garder',
  discarded: 'La commande est supprimée.',
  thisOrder: (order) => `\u00a0: commande ${order}`,
  statuses: {
    paid: { label: 'Payée', note: '' },
    refunded: { label: 'Remboursée', note: 'Le paiement vous a été remboursé en entier.' },
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
  receiptOf: (order) => `Reçu de la commande ${order}`,
  print: 'Imprimer',
  savePdf: 'Enregistrer en PDF',
  amount: 'Montant',
  stepKeep: 'Cette page est votre reçu\u00a0: gardez son adresse, imprimez-la ou enregistrez-la en PDF.',
  optionSteps: { proofReading: 'Nous révisons vos textes et vous consultons si quelque chose n’est pas clair.' },
  stepRecording: (names, voices, messages) =>
    `${names} ${voices > 1 ? 'enregistrent' : 'enregistre'} ${messages > 1 ? 'vos messages' : 'votre message'} en studio.`,
  stepCall: (phone, ready) =>
    `Nous vous appellerons${phone && ` au ${phone}`} pour transférer l’enregistrement avec vous, ${when(ready)}.`,
  stepFiles: (email, ready) => `Vous recevrez les fichiers audio par courriel à ${email}, ${when(ready)}.`,
};

export const bill: typeof englishBill = {
  caption: 'Ce que coûte cette commande',
  lines: {
    prompts: 'Messages supplémentaires',
    words: 'Mots supplémentaires',
    'proof-reading': 'Révision linguistique',
    rush: 'Production urgente (livraison garantie en 2 jours ouvrables)',
    'greeting-update': 'Mise à jour du message d’accueil',
  },
  taxes: { GST: 'TPS', HST: 'TVH', PST: 'TVP', QST: 'TVQ' },
  subtotal: 'Sous-total',
  discount: (code) => (code === null ? 'Rabais' : `Rabais (${code})`),
  total: (currency) => `Total (${currency})`,
};
