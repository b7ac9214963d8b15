import type { Industry } from '../../../drafter.ts';
import type { IndustryWords } from '../industry-words.ts';

const urgent = 'En cas d’urgence, raccrochez et composez le neuf un un.';

/** What there is to say in each industry of the AI form, in French. */
export const industryWords: Readonly<Record<Industry, IndustryWords>> = {
  Healthcare: {
    facts: [
      'Si vous devez changer un rendez-vous, avisez-nous le plus tôt possible, et nous pourrons offrir la place à quelqu’un d’autre.',
      'Avant votre visite, notez les médicaments que vous prenez et ayez votre carte d’assurance maladie sous la main.',
      'Si c’est votre première visite, demandez-nous ce qu’il faut apporter et combien de temps elle dure d’habitude.',
    ],
    choices: ['un rendez-vous', 'un renouvellement d’ordonnance', 'la facturation'],
    leave: 'la raison de votre appel',
    urgent,
  },
  Legal: {
    facts: [
      'Avant votre première consultation, notez les dates, les noms et vos questions, et rassemblez toutes les lettres reçues.',
      'Si vous avez reçu une lettre avec une échéance, parlez-nous-en d’abord, et nous y donnerons l’attention voulue.',
      'Une courte conversation avant de signer peut en éviter une longue après. Demandez-nous de relire votre entente.',
    ],
    choices: ['un nouveau dossier', 'un dossier en cours', 'la facturation'],
    leave: 'quelques mots sur votre dossier',
  },
  Restaurant: {
    facts: [
      'Un anniversaire ou un repas entre collègues à l’horizon? Donnez-nous la date et le nombre de convives, et nous vous aiderons.',
      'Si quelqu’un à votre table a une allergie ou suit un régime, dites-le en réservant, et la cuisine vous conseillera.',
      'Un retard, ou une personne de plus? Un simple appel suffit, et nous ferons de notre mieux pour garder votre table.',
    ],
    choices: ['une réservation', 'une commande à emporter', 'un événement privé'],
    leave: 'la date, l’heure et le nombre de convives',
  },
  Retail: {
    facts: [
      'Vous cherchez un article précis? Dites-nous la marque, la taille ou la couleur, et nous vérifierons s’il est en magasin.',
      'Ayez votre numéro de commande sous la main pour une livraison, un retour ou un échange. Tout ira plus vite.',
      'Vous hésitez? Notre équipe connaît bien ce qu’elle vend et comparera volontiers les produits avec vous.',
    ],
    choices: ['une commande ou une livraison', 'un retour ou un échange', 'les heures du magasin'],
    leave: 'votre numéro de commande si vous en avez un',
  },
  'Real Estate': {
    facts: [
      'Vous songez à vendre? Demandez-nous ce qui compte avant une visite, et par quoi commencer chez vous.',
      'Pour visiter une propriété, donnez-nous l’adresse et deux moments qui vous conviennent, et nous fixerons un rendez-vous.',
      'Premier achat? Nous vous expliquerons chaque étape, de la première visite à la remise des clés.',
    ],
    choices: ['l’achat d’une propriété', 'la vente d’une propriété', 'la location'],
    leave: 'l’adresse de la propriété',
  },
  Technology: {
    facts: [
      'Si un message d’erreur s’affiche, notez-le mot pour mot. Il nous mène souvent droit à la solution.',
      'Avant une mise à jour, faites une copie de vos données. Demandez-nous comment, nous vous guiderons.',
      'Vous vous servez de nos produits chaque jour? Dites-nous ce qui vous ferait gagner du temps.',
    ],
    choices: ['le soutien technique', 'les ventes', 'la facturation'],
    leave: 'une courte description du problème',
  },
  'Financial Services': {
    facts: [
      'Pour votre sécurité, ne laissez jamais de mot de passe dans un message. Nous ne vous en demanderons pas.',
      'Un changement dans votre vie, comme une naissance ou un déménagement, mérite une mise à jour de votre dossier.',
      'Préparez vos questions avant un rendez-vous. Il n’y en a pas de mauvaise quand il s’agit de votre argent.',
    ],
    choices: ['un compte existant', 'un rendez-vous avec un conseiller', 'un autre service'],
    leave: 'le meilleur moment pour vous joindre',
  },
  Education: {
    facts: [
      'Vous pensez à vous inscrire? Demandez-nous les programmes, les dates et la marche à suivre, étape par étape.',
      'Si vous appelez au sujet d’un élève, ayez son nom complet et sa date de naissance sous la main.',
      'Le meilleur moyen de connaître une école est de la visiter. Demandez-nous quand vous pouvez venir.',
    ],
    choices: ['les admissions', 'les services aux étudiants', 'les droits de scolarité'],
    leave: 'le programme qui vous intéresse',
  },
  Automotive: {
    facts: [
      'Un bruit ou un voyant inhabituel? Notez quand il se manifeste, et décrivez-le-nous. Cela nous aide beaucoup.',
      'Prenez rendez-vous avant la saison des pneus, quand les places se font rares, et choisissez votre moment.',
      'Ayez le modèle, l’année et le kilométrage de votre véhicule sous la main, et nous vous répondrons plus vite.',
    ],
    choices: ['un rendez-vous d’entretien', 'les pièces', 'les ventes'],
    leave: 'le modèle de votre véhicule',
  },
  Manufacturing: {
    facts: [
      'Pour une soumission, ayez les dimensions, les matériaux et la quantité sous la main, et nous irons droit au but.',
      'Un projet hors de l’ordinaire? Parlez-en à notre équipe avant la commande, quand tout est encore possible.',
      'Pour suivre une commande, donnez-nous son numéro, et nous vous dirons où elle en est.',
    ],
    choices: ['une soumission', 'une commande en cours', 'l’expédition'],
    leave: 'votre numéro de commande si vous en avez un',
  },
  Construction: {
    facts: [
      'Des travaux en vue? Prenez des photos et quelques mesures, et notre première conversation sera plus utile.',
      'Pensez aux permis avant le début des travaux. Demandez-nous ce qui s’applique à votre projet.',
      'Une idée du budget et de l’échéancier nous aide à proposer une solution qui vous convient.',
    ],
    choices: ['une soumission', 'un chantier en cours', 'la facturation'],
    leave: 'l’adresse des travaux',
  },
  'Professional Services': {
    facts: [
      'Chaque mandat commence par une bonne question. Notez les vôtres, et nous les passerons en revue ensemble.',
      'Dites-nous quand il vous faut une réponse, et nous vous dirons franchement ce qui est possible.',
      'Si votre situation a changé depuis notre dernière rencontre, parlez-nous-en, même en quelques mots.',
    ],
    choices: ['un nouveau mandat', 'un mandat en cours', 'la facturation'],
    leave: 'la raison de votre appel',
  },
  'Non-profit': {
    facts: [
      'Chaque heure et chaque don va plus loin qu’on ne le croit. Demandez-nous comment vous pouvez aider.',
      'Les bénévoles sont le cœur de ce que nous faisons. Dites-nous ce que vous aimez, et nous trouverons une place pour vous.',
      'Si vous ou un proche avez besoin de notre aide, dites-le-nous. Demander est toujours une bonne idée.',
    ],
    choices: ['un don', 'le bénévolat', 'nos programmes'],
    leave: 'quelques mots sur votre appel',
  },
  Government: {
    facts: [
      'Ayez votre numéro de dossier et une pièce d’identité sous la main, et nous pourrons vous aider tout de suite.',
      'Bien des formulaires se remplissent avant de venir au comptoir. Demandez-nous lesquels il vous faut.',
      'Si votre adresse ou votre situation familiale a changé, avisez-nous. Un dossier à jour facilite toutes les étapes.',
    ],
    choices: ['un permis', 'un paiement', 'un renseignement général'],
    leave: 'votre numéro de dossier si vous en avez un',
    urgent,
  },
  Other: {
    facts: [
      'Dites-nous ce que vous avez en tête, même si tout n’est pas encore clair. C’est là que nous sommes le plus utiles.',
      'Une bonne solution commence par une bonne conversation. Prenez le temps de nous expliquer ce qu’il vous faut.',
      'Si nous ne pouvons pas vous aider nous-mêmes, nous vous dirons volontiers à qui vous adresser.',
    ],
    choices: ['les ventes', 'le service à la clientèle', 'la facturation'],
    leave: 'la raison de votre appel',
  },
};
