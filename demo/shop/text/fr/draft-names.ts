import type { draftNames as english } from '../en/draft-names.ts';

export const draftNames: typeof english = {
  loop: ['Bienvenue'],
  menu: [
    'Accueil principal',
    'Menu',
    'Hors des heures d’ouverture',
    'Lignes occupées',
    'Boîte vocale générale',
    'Heures et adresse',
    'Avis d’enregistrement',
    'Choix non valide',
    'Jours fériés',
    'Transfert',
  ],
  greeting: ['Message d’accueil'],
};
