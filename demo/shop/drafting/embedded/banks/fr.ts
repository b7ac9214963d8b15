import type { Bank } from './bank.ts';
import words from './fr.json';
import { anyWord, beginsWith, oneOf } from './patterns.ts';

/** What a company can be, by its article. */
const feminine = oneOf(`
  agence association auberge boucherie boulangerie boutique brasserie clinique coopérative école entreprise épicerie
  ferme firme fondation fromagerie garderie imprimerie librairie microbrasserie pâtisserie pharmacie pizzeria
  quincaillerie société
`);
const masculine = oneOf(`
  atelier bistro cabinet centre collège concessionnaire courtier détaillant distributeur entrepreneur fabricant
  fournisseur garage gym hôtel laboratoire magasin musée organisme restaurant salon_de_beauté salon_de_coiffure studio
  théâtre
`);
const size = oneOf('grand grande jeune nouveau nouvelle petit petite');

/** What follows is no name: that would begin with a capital. */
const rest = String.raw`(?<rest>(?:\s\p{Ll}.*)?)$`;

const phrase = (article: string, kinds: string) => ({
  pattern: new RegExp(String.raw`^(?:une?\s)?(?<head>(?:${size}\s)?${kinds})${rest}`, 'u'),
  say: (head: string) => `Nous sommes ${article} ${head}`,
});

/** What callers ask for, with the article that it needs after "pour". Other words are said without "pour". */
const articles = [
  { article: 'la ', words: oneOf('boutique clinique comptabilité direction facturation livraison location réception') },
  { article: 'le ', words: oneOf('français magasin secrétariat service soutien support') },
  {
    article: 'les ',
    words: oneOf(
      'achats admissions commandes livraisons pièces renseignements réparations réservations services ventes',
    ),
  },
  {
    article: 'l’',
    words: oneOf('accueil administration anglais assistance atelier entrepôt entretien espagnol expédition'),
  },
  // What has an article, and what callers can do.
  {
    article: '',
    words: oneOf(`
      annuler commander connaître entendre faire joindre la laisser le les modifier nos notre obtenir parler payer prendre
      réserver un une
    `),
  },
  { article: '', words: String.raw`l(?=’)` },
].map(({ article, words }) => ({ article, pattern: new RegExp(String.raw`^${words}(?!\p{L})`, 'iu') }));

function withPour(subject: string): string {
  const found = articles.find(({ pattern }) => pattern.test(subject));
  return found === undefined ? subject : `pour ${found.article}${subject.charAt(0).toLowerCase()}${subject.slice(1)}`;
}

/** The key with its article. */
const touch = (key: string): string => (key.startsWith('é') ? `l’${key}` : `le ${key}`);

/** What scripts in French are made of. */
export const fr: Bank = {
  ...words,
  descriptions: {
    ownSentence:
      /^nous\s(?!(?:aimerions|avons besoin|cherchons|désirons|recherchons|souhaitons|souhaiterions|voudrions|voulons)(?!\p{L}))\p{L}+\s\p{L}/iu,
    afterName: beginsWith(`
      a accompagne aide conçoit construit développe est existe fabrique fournit installe livre offre offrent ont propose
      proposent répare répond se_spécialise sert sont vend vendent
    `),
    phrases: [
      phrase('une', feminine),
      phrase('un', masculine),
      {
        pattern: new RegExp(
          String.raw`^(?:des\s)?(?<head>services\s(?:de\s|d’|en\s|${oneOf('comptables financiers informatiques juridiques')}))(?<rest>.*)$`,
          'u',
        ),
        say: (head) => `Nous offrons des ${head}`,
      },
    ],
    stray: anyWord(`
      a à_louer à_vendre appelez cherche composez consultez contactez demandez essayez est j je m ma mes mon n nos notre
      nous offre offrent on ont ouvre propose proposent que qui recherche sert sont vend vendent venez veuillez visitez
    `),
  },
  ownMenu: {
    verbs: ['appuyez', 'choisissez', 'composer', 'faire', 'presser', 'sélectionnez', 'tapez'],
    articles: ['la touche '],
    open: withPour,
    ways: [(key) => `faites ${touch(key)}`, (key) => `appuyez sur ${touch(key)}`],
  },
};
