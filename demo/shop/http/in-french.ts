import { phrase, translatorOf, type Phrase } from './phrase.ts';

/** What the shop says to buyers through the order form. */
const phrases: readonly Phrase[] = [
  phrase('Email is required', 'Le courriel est obligatoire'),
  phrase('Please enter a valid email address', 'Veuillez entrer une adresse de courriel valide'),
  phrase('First name is required', 'Le prénom est obligatoire'),
  phrase('Last name is required', 'Le nom de famille est obligatoire'),
  phrase('Country is required for tax calculation.', 'Le pays est obligatoire pour le calcul des taxes.'),
  phrase(
    'State/Province is required for tax calculation in this country.',
    'La province ou l’État est obligatoire pour le calcul des taxes dans ce pays.',
  ),
  phrase('This country does not have states/provinces.', 'Ce pays n’a ni provinces ni États.'),
  phrase(
    'Unable to validate address. Please check your country and state.',
    'Impossible de valider l’adresse. Veuillez vérifier le pays et la province ou l’État.',
  ),
  phrase('Invalid discount code', 'Code de rabais non valide'),
  phrase('This discount code is no longer valid.', 'Ce code de rabais n’est plus valide.'),
  phrase(
    'A selected voice is not known. Please choose another voice.',
    'Une voix choisie est inconnue. Veuillez en choisir une autre.',
  ),
  phrase('{} is away right now. Please choose another voice.', '$1 est en congé. Veuillez choisir une autre voix.'),
  phrase(
    '{} is not available. Please choose another voice.',
    '$1 n’est pas disponible. Veuillez choisir une autre voix.',
  ),
  phrase(
    'Selected voice does not offer rush production: {}.',
    'La voix choisie n’offre pas la production urgente\u00a0: $1.',
  ),
  phrase(
    'A selected track is not available. Please choose another track.',
    'Une musique choisie n’est pas offerte. Veuillez en choisir une autre.',
  ),
  phrase('Message #{} has no text.', 'Le message $1 est vide.'),
  phrase('Message #{} has no voice style.', 'Le message $1 n’a pas de style de voix.'),
  phrase('Mobile Voicemail is one prompt only.', 'La boîte vocale mobile ne comporte qu’un seul message.'),
  phrase('An order of this service has at most {} messages.', 'Une commande de ce service compte au plus $1 messages.'),
  phrase(
    'The prices have changed. Please check the new total and try again.',
    'Les prix ont changé. Veuillez vérifier le nouveau total et réessayer.',
  ),
  phrase('This service is not available.', 'Ce service n’est pas offert.'),
  phrase('This order is already paid.', 'Cette commande est déjà payée.'),
  phrase(
    'The payment of this order is being confirmed. Please wait a moment.',
    'Le paiement de cette commande est en cours de confirmation. Veuillez patienter un instant.',
  ),
  phrase(
    'The payment can’t be opened right now. Please try again in a moment.',
    'Impossible d’ouvrir le paiement pour le moment. Veuillez réessayer sous peu.',
  ),
  phrase('The request is not valid.', 'La demande n’est pas valide.'),
  phrase('The request is nested too deeply.', 'La demande est imbriquée trop profondément.'),
  phrase('Texts must not contain NUL characters.', 'Les textes ne doivent pas contenir de caractères nuls.'),
  phrase(
    'This order is too old to be paid at its prices. Please start a new order.',
    'Cette commande est trop ancienne pour être payée à ses prix. Veuillez en commencer une nouvelle.',
  ),
  phrase('There is no such order.', 'Cette commande n’existe pas.'),
  phrase('Please log in first.', 'Veuillez d’abord ouvrir une session.'),
  phrase('Please log in again.', 'Veuillez ouvrir une nouvelle session.'),
  phrase(
    'This session is over. Please generate the prompts again.',
    'Cette session est terminée. Veuillez générer de nouveau les messages.',
  ),
  phrase('The {} drafts of this session are used up.', 'Les $1 ébauches de cette session sont épuisées.'),
  phrase(
    'Prompts can’t be drafted right now. Please try again in a moment.',
    'Impossible de rédiger des messages pour le moment. Veuillez réessayer sous peu.',
  ),
  phrase(
    'Too many prompts are being drafted right now. Please try again in a moment.',
    'Trop de messages sont en cours de rédaction. Veuillez réessayer sous peu.',
  ),
  phrase(
    'Too many requests. Please try again in {} seconds.',
    'Trop de demandes. Veuillez réessayer dans $1 secondes.',
  ),
  phrase('Too many requests. Please try again in {} minutes.', 'Trop de demandes. Veuillez réessayer dans $1 minutes.'),
  phrase(
    'Too many discount codes. Please try again in {} seconds.',
    'Trop de codes de rabais. Veuillez réessayer dans $1 secondes.',
  ),
  phrase(
    'Too many discount codes. Please try again in {} minutes.',
    'Trop de codes de rabais. Veuillez réessayer dans $1 minutes.',
  ),
  phrase('Too many orders. Please try again in {} seconds.', 'Trop de commandes. Veuillez réessayer dans $1 secondes.'),
  phrase('Too many orders. Please try again in {} minutes.', 'Trop de commandes. Veuillez réessayer dans $1 minutes.'),
  phrase('Too many orders. Please try again in {} hours.', 'Trop de commandes. Veuillez réessayer dans $1 heures.'),
  phrase(
    'Something went wrong on our side. Please try again in a moment.',
    'Une erreur est survenue de notre côté. Veuillez réessayer sous peu.',
  ),
  phrase('New voices in the studio', 'De nouvelles voix au studio'),
  phrase(
    'English, French, Spanish, German, Italian and Portuguese',
    'Français, anglais, espagnol, allemand, italien et portugais',
  ),
  phrase(
    'Listen to this season’s new artists, and take 20% off orders from 100 dollars with the code AUTUMN20.',
    'Écoutez les nouveaux artistes de la saison et profitez de 20\u00a0% de rabais dès 100 dollars avec le code AUTUMN20.',
  ),
  phrase('Welcome: 10% off', 'Bienvenue\u00a0: 10\u00a0% de rabais'),
  phrase('10% off your order.', '10\u00a0% de rabais sur votre commande.'),
  phrase('{} dollars off', '$1 dollars de rabais'),
  phrase('Autumn sale: 20% off', 'Solde d’automne\u00a0: 20\u00a0% de rabais'),
  phrase('Thank you for coming back.', 'Merci d’être de retour.'),
];

/** A text of the shop in French; as it is where the shop has no French for it. */
export const inFrench = translatorOf(phrases);
