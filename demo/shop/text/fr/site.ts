import type { site as english } from '../en/site.ts';

export const site: typeof english = {
  skip: 'Aller au contenu',
  account: 'Compte',
  footer: 'Pied de page',
  order: 'Commander',
  terms: 'Conditions',
  privacy: 'Confidentialité',
  partners: 'Partenaires',
  contact: 'Nous joindre',
  language: 'Langue',
  orderHeading: 'Des voix professionnelles pour votre système téléphonique',
  orderLead:
    'Messages d’attente, menus téléphoniques et messages de boîte vocale, enregistrés par des voix professionnelles.',
  noScript: (email) =>
    `Le formulaire de commande exige JavaScript. Vous pouvez aussi commander en écrivant à ${email}.`,
  formLoading: 'Chargement du formulaire de commande…',
  formLate: (email) =>
    `Le formulaire de commande n’est pas encore chargé. Actualisez la page ou écrivez à ${email} pour commander.`,
  notFound: 'Page introuvable',
  sorry: 'Désolés, une erreur est survenue',
  toOrderForm: 'Retour au formulaire de commande',
};
