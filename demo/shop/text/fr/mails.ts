import { called } from '../formats.ts';
import type { mails as english } from '../en/mails.ts';

export const mails: typeof english = {
  paidSubject: (order) => `Reçu de votre commande ${order}`,
  files: 'Fichiers que vous recevrez',
  music: 'La musique fait partie de ces fichiers.',
  texts: 'Vos messages',
  howToReply:
    'Une question, un changement? Répondez à ce courriel avant le début de l’enregistrement. Un membre du studio le lira et vous répondra d’ici un jour ouvrable.',
  seeReceipt: 'Voir votre reçu',
  verifyText: (name) =>
    `Bonjour${called(name)}, quelqu’un a créé un compte avec cette adresse. Si c’est vous, confirmez-la. Votre compte affichera alors aussi les commandes que vous avez passées sans ouvrir de session.`,
  verifyButton: 'Confirmer cette adresse',
  ignore: 'Si ce n’est pas vous, ignorez ce courriel\u00a0: rien ne changera.',
  hasAccountSubject: 'Vous avez déjà un compte',
  hasAccountText: (name) =>
    `Bonjour${called(name)}, quelqu’un a essayé de créer un compte avec cette adresse, mais vous en avez déjà un. Ouvrez une session avec votre mot de passe. Si vous l’avez oublié, vous pouvez en choisir un autre.`,
  resetSubject: 'Choisissez un nouveau mot de passe',
  resetText: (name) =>
    `Bonjour${called(name)}, quelqu’un a demandé un nouveau mot de passe pour votre compte. Si c’est vous, choisissez-en un d’ici une heure.`,
  resetButton: 'Choisir un nouveau mot de passe',
  changeSubject: 'Confirmez votre changement de courriel',
  changeOldText: (name, email) =>
    `Bonjour${called(name)}, quelqu’un a demandé de remplacer cette adresse par ${email} dans votre compte. Si c’est vous, confirmez le changement.`,
  changeNewText: (name) =>
    `Bonjour${called(name)}, quelqu’un a demandé d’utiliser cette adresse pour son compte. Si c’est vous, confirmez le changement.`,
  agree: 'Confirmer le changement',
};
