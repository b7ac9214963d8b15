import type { site as english } from '../en/site.ts';

export const site: typeof english = {
  skip: 'Aller au contenu',
  account: 'Compte',
  login: 'Ouvrir une session',
  footer: 'Pied de page',
  order: 'Commander',
  terms: 'Conditions',
  partners: 'Partenaires',
  privacy: 'Confidentialité',
  contact: 'Nous joindre',
  language: 'Langue',
  newTab: 's’ouvre dans un nouvel onglet',
  orderTitle: 'Commander',
  orderHeading: 'Des voix professionnelles pour votre système téléphonique',
  orderLead:
    'Messages d’attente, menus téléphoniques et messages de boîte vocale, enregistrés par de vrais artistes de la voix.',
  noScript: (email) =>
    `Le formulaire de commande a besoin de JavaScript. Vous pouvez aussi commander en écrivant à ${email}.`,
  formLoading: 'Chargement du formulaire de commande…',
  formLate: (email) =>
    `Le formulaire de commande ne s’affiche pas encore. Actualisez la page ou écrivez à ${email} pour commander.`,
  notFound: 'Page introuvable',
  sorry: 'Désolés, cela n’a pas fonctionné',
  toOrderForm: 'Vers le formulaire de commande',
};
