import type { RefusalTexts } from '../en/refusals.ts';
import { formatsOf } from '../formats.ts';
import { account } from './account.ts';
import { bill } from './orders.ts';

const { list, wait } = formatsOf('fr');

export const refusals: RefusalTexts = {
  'service-unknown': () => 'Ce service n’est pas offert.',
  'voice-missing': () => 'Veuillez choisir une voix.',
  'voice-unknown': () => 'L’une des voix choisies n’est pas offerte. Veuillez en choisir une autre.',
  'voice-away': (name) => `${name} est en congé. Veuillez choisir une autre voix.`,
  'voice-unavailable': (name) => `${name} n’est pas disponible. Veuillez choisir une autre voix.`,
  'rush-unavailable': (name) => `La voix choisie n’offre pas la production urgente\u00a0: ${name}.`,
  'option-unavailable': (line, name) => `La voix choisie n’offre pas «\u00a0${bill.lines[line]}\u00a0»\u00a0: ${name}.`,
  'track-unavailable': () => 'L’une des pistes choisies n’est pas offerte. Veuillez en choisir une autre.',
  'message-empty': (position) => `Le message ${position} est vide.`,
  'style-missing': (position) => `Le message ${position} n’a pas de style de voix.`,
  'message-only-one': () => 'La boîte vocale du cellulaire ne comporte qu’un seul message.',
  'message-limit': (most) => `Une commande de ce service compte au plus ${most} messages.`,
  'message-minimum': (least) => `${least} voix ou pistes choisies\u00a0: il faut au moins ${least} messages.`,
  'phone-system-missing': () => 'Veuillez choisir votre système téléphonique ou format de fichier.',
  'phone-system-unknown': () =>
    'Nous n’offrons pas ce système téléphonique ou ce format de fichier. Veuillez en choisir un autre.',
  'discount-unknown': () => 'Code de rabais non valide',
  'discount-over': () => 'Ce code de rabais n’est plus valide.',
  'prices-changed': () => 'Les prix ont changé. Veuillez vérifier le nouveau total et réessayer.',
  'total-too-small': () =>
    'Les paiements par carte commencent à 0,50. Ajoutez un élément à la commande ou retirez le rabais.',
  'key-taken': () =>
    'Cette clé (Idempotency-Key) appartient à une autre commande. Une commande modifiée en exige une nouvelle.',
  'email-missing': () => 'Le courriel est obligatoire',
  'email-invalid': () => 'Veuillez entrer une adresse de courriel valide',
  'first-name-missing': () => 'Le prénom est obligatoire',
  'last-name-missing': () => 'Le nom de famille est obligatoire',
  'phone-invalid': () =>
    'Nous vous appellerons pour transférer cet enregistrement. Veuillez entrer un numéro de téléphone avec l’indicatif régional.',
  'country-missing': () => 'Le pays est obligatoire pour le calcul des taxes.',
  'state-missing': () => 'La province ou l’État est obligatoire pour le calcul des taxes dans ce pays.',
  'state-needless': () => 'Ce pays n’a ni provinces ni États.',
  'address-invalid': () => 'Impossible de valider l’adresse. Veuillez vérifier le pays et la province ou l’État.',
  'profile-incomplete': (fields) =>
    `Veuillez d’abord compléter votre profil. Il manque\u00a0: ${list(fields.map((field) => account[field]))}.`,
  'login-needed': () => 'Veuillez d’abord ouvrir une session.',
  'login-over': () => 'Veuillez ouvrir une nouvelle session.',
  'order-unknown': () => 'Cette commande n’existe pas.',
  'checkout-unknown': () => 'Cette page de paiement n’existe pas.',
  'order-paid': () => 'Cette commande est déjà payée.',
  'already-paid': () =>
    'Votre commande précédente a été payée, sans vos modifications. Commencez une nouvelle commande pour les inclure.',
  'order-too-old': () =>
    'Cette commande est trop ancienne, et les prix ont pu changer. Veuillez en commencer une nouvelle.',
  'payment-confirming': () =>
    'Le paiement de cette commande est en cours de confirmation. Veuillez patienter un instant.',
  'payment-unavailable': () => 'Impossible d’ouvrir la page de paiement pour le moment. Veuillez réessayer sous peu.',
  'draft-session-over': () => 'Cette session a expiré. Veuillez générer de nouveau les messages.',
  'drafts-used-up': (count) => `Vous avez utilisé les ${count} ébauches de cette session.`,
  'drafting-unavailable': () => 'Impossible de rédiger des messages pour le moment. Veuillez réessayer sous peu.',
  'drafting-busy': () => 'Trop de messages sont en cours de rédaction. Veuillez réessayer sous peu.',
  'too-many-requests': (seconds) => `Trop de demandes. Veuillez réessayer dans ${wait(seconds)}.`,
  'too-many-codes': (seconds) => `Trop de codes de rabais. Veuillez réessayer dans ${wait(seconds)}.`,
  'too-many-orders': (seconds) => `Trop de commandes. Veuillez réessayer dans ${wait(seconds)}.`,
  'other-site': () => 'Cette demande vient d’un autre site. Veuillez ouvrir la page ici et réessayer.',
  'body-too-large': () => 'La demande est trop volumineuse.',
  'request-invalid': () => 'La demande n’est pas valide.',
  'page-unknown': () => 'Cette page n’existe pas.',
  'our-fault': () => 'Une erreur est survenue de notre côté. Veuillez réessayer sous peu.',
};
