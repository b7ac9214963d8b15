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
};
