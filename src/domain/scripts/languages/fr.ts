import type { LanguageRules } from './language-rules.ts';
import { wordList } from './word-list.ts';

/** French as in Canada. */
export const fr = {
  tag: 'fr',
  names: wordList('french français francés francese francês französisch fra fre'),
  and: 'et',
  wordsPerSecond: 2.14,
  commonWords: wordList(`
    le la les l un une des du de d et ou où à au aux en dans sur pour par avec chez est sont êtes sommes être
    été avez avons vous nous votre vos notre nos je j il elle on ce cette ces c que qu qui ne n pas plus si se s
    son sa y tout tous toutes merci veuillez appuyez faites composez laissez message appel bonjour après bien
    deux trois
  `),
  signs: {
    dot: 'point',
    at: 'arobas',
    slash: 'barre oblique',
    dash: 'tiret',
    underscore: 'trait de soulignement',
    number: 'numéro',
    pound: 'carré',
    star: 'étoile',
  },
  domains: wordList('ca fr quebec'),
  companyForms: wordList('ltée limitée enr s.a'),
  twice: wordList('nous vous très oui non un deux trois quatre cinq six sept huit neuf zéro'),
  menu: {
    please: ['veuillez'],
    verbs: ['faites', 'appuyez sur', 'appuyer sur', 'composez', 'pressez', 'tapez'],
    again: ['sur'],
    articles: ['le ', 'la ', 'l’', 'la touche '],
    keys: wordList('zéro un deux trois quatre cinq six sept huit neuf étoile carré dièse'),
    leads: ['pour'],
    afterChoice: ',',
    or: wordList('ou et'),
    beforeSign: wordList('faites le la sur'),
  },
  directions: {
    always: wordList('pause pauses silence bruitage bruitages fondu fondus'),
    music: wordList('musique musical musicale'),
    sounds: wordList('ton voix sonore'),
    actions: wordList(`commence débute joue continue arrête baisse monte descend diminue chaleureux chaleureuse amical
      amicale calme doux douce enjoué enjouée joyeux joyeuse`),
    fillers: wordList(`un une le la les l et puis avec de du des d en à au deux trois quatre cinq six dix court courte
      longue brève légère fond effet effets seconde secondes minute minutes demi son`),
    labels: wordList('ton musique voix'),
    titles: wordList('message texte annonce page'),
    of: wordList('de sur'),
    to: ['à'],
    notes: ['note', 'notes', 'remarque'],
    toArtist: ['prononc', 'ton de voix', 'ne pas lire'],
  },
  numbers: {
    // From 70 and 90 on, the teens are added to soixante and to quatre-vingt.
    belowHundred: (value: number) => {
      if (value <= 16 || (value % 10 === 0 && value < 70)) return 1;
      const scores = value >= 80 ? 2 : 1;
      const rest = value >= 60 ? value % 20 : value % 10;
      if (value < 20) return 2;
      const isJoined = rest % 10 === 1 && value < 80;
      return scores + (rest === 0 ? 0 : rest > 16 ? 2 : 1) + (isJoined ? 1 : 0);
    },
    hundredsAreOneWord: false,
    saysOne: false,
    hourWords: 1,
  },
  // Patterns separated by commas.
  documents: {
    callers: `
      merci (?:de|d'|pour) ?(?:votre|avoir|nous|patienter|rappeler|bien), bienvenue (?:a|au|aux|chez|dans|sur),
      vous etes (?:bien )?(?:en relation|en communication|sur|chez|au), veuillez, ne quittez pas, restez en ligne,
      (?:appuyez|tapez|composez|faites) (?:sur )?(?:la touche )?(?:le )?(?:\\d|un|deux|trois|quatre|cinq|etoile|diese),
      laissez(?:-nous|-moi)? (?:un message|votre), laisser (?:un|votre) message, apres le (?:bip|signal),
      votre (?:appel|message|correspondant|interlocuteur|patience), nous (?:sommes|vous|ne),
      nos (?:bureaux|horaires|heures|conseillers|equipes|services|agents), je (?:suis|vous|ne|transfere),
      un (?:agent|conseiller|instant), au revoir, bonne journee, je vous ecoute, (?:saisissez|entrez) (?:votre|le),
      patientez, (?:option|choix) invalide, (?:pouvez-vous|veuillez) repeter, vous avez (?:joint|appele|demande),
      a bientot, pour \\S+(?: \\S+)?(?: \\S+)?(?: \\S+)? (?:appuyez|tapez|composez|faites), desole
    `,
    addressing: `nous, notre, nos, merci`,
    readers: `
      appelants?, correspondants, scripts?, annonces?, enregistrer, enregistrements?, exemples?, modeles?,
      remplace[rz], crochets, fichiers?, serveur vocal, messagerie, repondeur, textes?,
      voix (?:feminine|masculine|off), accent, devis, facture, ci-joint, pourriez-vous, cliquez, conseils?, evitez,
      il faut, vous pouvez, menu, touches?, secondes, ton, standard, prompts?, parametres, audio, messages,
      repliques
    `,
    leadIns: `
      voici, ci-dessous, ci-joint, (?:veuillez|merci de|pouvez-vous) \\w+, bien sur, suivant(?:e?s)?, je vous
    `,
    notes: `
      notes?(?: (?:pour|au?x?) .+)?, remarques?, duree, ton, theme, voix, style, rythme, musique, langue, accent,
      vitesse, statut, date,
      version, auteur, source, contexte, consignes?, fichier, conseil, prononciation, commentaires?, mots, nombre de
      mots, format, client, projet, numero, n°, secondes, et non, \\d+ ?(?:secondes?|minutes?)\\)?,
      fin (?:du|des) (?:scripts?|document|textes)(?:[^\\p{L}\\d].*)?
    `,
    texts: `
      texte, message, script, libelle, contenu, texte du message, texte a enregistrer, annonce, voix hors champ,
      voix off, phrase, exemple
    `,
    names: `nom, nom du message, titre, titre du message, fichier, nom du fichier, nom de fichier, poste`,
    numbered: `enregistrement, [eé]tape`,
    mailHeaders: `de, a, cc, cci, objet, envoye, repondre a, date, pieces? jointes?`,
    mailGreetings: `bonjour, bonsoir, salut, chere?s?, madame, monsieur, mesdames`,
  },
} as const satisfies LanguageRules;
