import type { account as englishAccount, problems as englishProblems } from '../en/account.ts';
import { formats } from '../formats.ts';

const { minutes } = formats.fr;

export const account: typeof englishAccount = {
  optional: '(facultatif)',
  checkFields: 'Veuillez vérifier ces champs\u00a0:',
  errorTitle: (title) => `Erreur\u00a0: ${title}`,
  asGuest: 'Continuer comme invité',
  email: 'Courriel',
  password: 'Mot de passe',
  firstName: 'Prénom',
  lastName: 'Nom de famille',
  companyName: 'Nom de l’entreprise',
  passwordHint: (least) => `Au moins ${least} caractères. Quelques mots à la suite sont faciles à retenir.`,
  login: 'Ouvrir une session',
  loginLead: 'Consultez vos commandes et commandez sans retaper vos coordonnées.',
  almostThere: 'C’est presque fait.',
  registered:
    'Ouvrez une session avec le mot de passe que vous venez de choisir. Si ce courriel avait déjà un compte, celui-ci garde son ancien mot de passe.',
  noAccount: 'Pas encore de compte?',
  createOne: 'Créez-en un',
  register: 'Créer un compte',
  registerLead: 'Gardez vos coordonnées et vos commandes au même endroit et payez plus vite.',
  create: 'Créer le compte',
  hasAccount: 'Vous avez un compte?',
  title: 'Votre compte',
  loggedInAs: (email) => `Session ouverte\u00a0: ${email}`,
  newOrder: 'Nouvelle commande',
  logout: 'Fermer la session',
  orders: 'Vos commandes',
  noOrders: 'Vous n’avez pas encore de commande. Celles que vous passez avec une session ouverte figurent ici.',
  details: 'Vos coordonnées',
  name: 'Nom',
  company: 'Entreprise',
  phone: 'Téléphone',
  address: 'Adresse',
  incomplete: 'Il manque des coordonnées. Le formulaire les demandera avant votre prochaine commande.',
};

export const problems: typeof englishProblems = {
  email: 'Entrez votre courriel.',
  emailInvalid: 'Entrez une adresse de courriel valide, comme nom@entreprise.com.',
  password: 'Entrez votre mot de passe.',
  newPassword: 'Choisissez un mot de passe.',
  passwordShort: (least) => `Utilisez au moins ${least} caractères.`,
  passwordPlain: 'Utilisez des caractères plus variés.',
  passwordEmail: 'Choisissez un mot de passe qui n’est pas votre courriel.',
  firstName: 'Entrez votre prénom.',
  lastName: 'Entrez votre nom de famille.',
  wrongLogin: 'Le courriel ou le mot de passe est inexact.',
  tooManyTries: (seconds) => `Trop d’essais. Veuillez réessayer dans ${minutes(seconds)}.`,
};
