import type { bill as englishBill, orders as englishOrders, Ready } from '../en/orders.ts';
import { formatsOf } from '../formats.ts';

const { counted } = formatsOf('fr');

function when({ day, days, isShortened }: Ready): string {
  if (day !== null)
    return `au plus tard le ${day} (${isShortened ? 'livraison garantie en ' : ''}${days} jours ouvrables)`;
  return isShortened ? `avec livraison garantie en ${days} jours ouvrables` : `d’ici ${days} jours ouvrables`;
}

export const orders: typeof englishOrders = {
  number: (order) => `Commande ${order}`,
  service: 'Service',
  voice: () => 'Voix',
  music: 'Musique',
  musicBetween: (titles, seconds) => `${titles}, ${counted(seconds, 'seconde', 'secondes')} entre les messages`,
  deliveredAs: 'Format',
  delivery: 'Livraison',
  uploaded: 'Transfert sur votre cellulaire lors d’un appel',
  comments: 'Commentaires',
  messages: 'Messages',
  message: (position) => `Message ${position}`,
  messageCount: (count) => counted(count, 'message', 'messages'),
  wordCount: (count) => counted(count, 'mot', 'mots'),
  pronunciations: (said) => `Prononciations\u00a0: ${said}`,
  style: (name) => `Style\u00a0: ${name}`,
  readBy: (name: string) => `Voix\u00A0: ${name}`,
  ordered: 'Date de la commande',
  paid: 'Date du paiement',
  refunded: 'Date du remboursement',
  soldBy: 'Vendeur',
  billedTo: 'Facturé à',
  readyBy: 'Prête au plus tard le',
  ready: 'Prête',
  payment: 'Paiement',
  proofreading: 'Révision',
  recording: 'Enregistrement',
  within: (days) => `d’ici ${days} jours ouvrables`,
  partner: 'Partenaire',
  messagesAndPrice: 'Messages et prix',
  viewReceipt: 'Voir le reçu',
  ofOrder: (order) => ` de la commande ${order}`,
  payNow: 'Payer maintenant',
  orderAgain: 'Commander de nouveau',
  orderedAgain: 'Votre commande est de nouveau dans le formulaire. Modifiez ce que vous voulez.',
  discard: 'Supprimer',
  discardOrder: (order) => `Supprimer la commande ${order}?`,
  discardLead:
    'Elle n’est pas payée. Une fois supprimée, elle ne figurera plus dans votre compte et ne pourra plus être payée.',
  keep: 'La conserver',
  discarded: 'Commande supprimée.',
  thisOrder: (order) => `\u00a0: commande ${order}`,
  test: 'Ceci est une commande d’essai : rien n’est facturé, et le studio n’enregistre rien.',
  statuses: {
    test: { label: 'Commande d’essai', note: '' },
    paid: { label: 'Payée', note: '' },
    refunded: { label: 'Remboursée', note: 'Le montant payé vous a été remboursé en entier.' },
    'awaiting-payment': {
      label: 'En attente de paiement',
      note: 'L’enregistrement commencera dès que cette commande sera payée.',
    },
    confirming: {
      label: 'Paiement en cours de confirmation',
      note: 'Votre banque s’en occupe. Vous n’avez rien à faire.',
    },
    'too-old': {
      label: 'Non payée à temps',
      note: 'Les prix ont pu changer. Veuillez passer une nouvelle commande.',
    },
    declined: {
      label: 'Paiement refusé',
      note: 'Aucun montant n’a été débité. Vous pouvez réessayer, avec la même carte ou une autre.',
    },
    cancelled: {
      label: 'Paiement annulé',
      note: 'Aucun montant n’a été débité. Vous pouvez encore payer cette commande.',
    },
  },
  thankYou: (name) => `Merci, ${name}`,
  isPaid: (order, amount) => `La commande ${order} est payée\u00A0: ${amount}.`,
  confirming: (order) => `Le paiement de la commande ${order} est en cours de confirmation`,
  confirmingNote: 'Cette page se mettra à jour dès la confirmation. Vous n’avez rien à faire.',
  next: 'La suite',
  yours: 'Votre commande',
  receipt: 'Reçu',
  print: 'Imprimer',
  amount: 'Montant',
  stepKeep:
    'Cette page est votre reçu. Nous vous l’avons aussi envoyé par courriel. Ajoutez cette page à vos favoris, imprimez-la ou enregistrez-la en PDF.',
  questions: [
    'Une question, un changement? Écrivez à ',
    ' avant le début de l’enregistrement. Un membre du studio lira votre message et vous répondra d’ici un jour ouvrable.',
  ],
  optionSteps: { proofReading: 'Nous réviserons vos messages et vous consulterons si quelque chose n’est pas clair.' },
  stepRecording: (names, voices, messages) =>
    `${names} ${voices > 1 ? 'enregistreront' : 'enregistrera'} ${messages > 1 ? 'vos messages' : 'votre message'} en studio.`,
  stepCall: (phone, ready) =>
    `Nous vous appellerons${phone && ` au ${phone}`} pour transférer l’enregistrement sur votre cellulaire, ${when(ready)}.`,
  stepFiles: (email, ready) => `Vous recevrez les fichiers audio par courriel à ${email}, ${when(ready)}.`,
};

export const bill: typeof englishBill = {
  caption: 'Détail du prix',
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
