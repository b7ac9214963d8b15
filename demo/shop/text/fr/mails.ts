import { called } from '../called.ts';
import type { mails as english } from '../en/mails.ts';

export const mails: typeof english = {
  paidSubject: (order) => `La commande ${order} est payée\u00a0: votre reçu`,
  files: 'Fichiers à recevoir',
  texts: 'Vos textes',
  howToReply:
    'Une question, un changement? Répondez à ce courriel avant le début de l’enregistrement. Une personne du studio le lit et répond en un jour ouvrable.',
  seeReceipt: 'Voir votre reçu',
  verifySubject: 'Confirmez votre adresse de courriel',
  verifyText: (name) =>
    `Bonjour${called(name)}, quelqu’un a créé un compte avec cette adresse. Si c’est vous, confirmez-la. Votre compte affichera alors aussi les commandes passées sans ouvrir de session.`,
  verifyButton: 'Confirmer cette adresse',
  ignore: 'Si ce n’est pas vous, ne faites rien\u00a0: sans vous, rien ne se passe.',
  hasAccountSubject: 'Vous avez déjà un compte',
  hasAccountText: (name) =>
    `Bonjour${called(name)}, quelqu’un a essayé de créer un compte avec cette adresse, qui en a déjà un. Ouvrez une session avec le mot de passe choisi alors. Si vous l’avez oublié, vous pouvez en choisir un autre.`,
  resetSubject: 'Choisissez un nouveau mot de passe',
  resetText: (name) =>
    `Bonjour${called(name)}, quelqu’un a demandé un nouveau mot de passe pour votre compte. Si c’est vous, choisissez-en un d’ici une heure.`,
  resetButton: 'Choisir un nouveau mot de passe',
  changeSubject: 'Changement de votre adresse de courriel',
  changeOldText: (name, email) =>
    `Bonjour${called(name)}, quelqu’un a demandé de remplacer cette adresse par ${email} dans votre compte. Si c’est vous, acceptez.`,
  changeNewText: (name) =>
    `Bonjour${called(name)}, quelqu’un a demandé d’utiliser cette adresse pour son compte. Si c’est vous, acceptez.`,
  agree: 'Accepter',
};
