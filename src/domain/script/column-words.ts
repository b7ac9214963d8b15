import { folded } from '../folded.ts';

// What columns are called, folded: by docs/contract.md (Settled), and else in offices. The first words count most.
/** Of those that can be texts, a line each for what means the same in other languages. */
const textHeadings: readonly (readonly string[])[] = [
  ['text', 'texte', 'texto'],
  ['message', 'mensaje'],
  ['script', 'guion'],
  ['wording', 'verbiage', 'copy', 'libelle', 'locucion'],
  ['content', 'contenu', 'contenido'],
  ['message text', 'texte du message', 'texto del mensaje'],
  ['prompt text', 'script text', 'spoken text', 'recording text', 'recording script', 'message script'],
  ['text to record', 'texte a enregistrer', 'texto a grabar', 'what to say', 'what is said'],
  ['announcement', 'annonce', 'anuncio'],
  ['voice over', 'voiceover', 'voice-over', 'voix hors champ', 'voz en off'],
];
const textWords = new Set(textHeadings.flat());
const names = ['name', 'nom', 'nombre', 'message name', 'prompt name', 'script name', 'recording name'];
const namesElsewhere = [
  ['title', 'titre', 'titulo', 'label', 'message title', 'prompt title'],
  ['nom du message', 'titre du message', 'nombre del mensaje', 'titulo del mensaje'],
].flat();
/** What some call the name, and others the text. */
const eitherHeadings = ['prompt', 'greeting'];
const fileHeadings = [
  ['file name', 'filename', 'file', 'audio file', 'wav file', 'sound file', 'recording'],
  ['fichier', 'nom du fichier', 'nom de fichier', 'archivo', 'nombre del archivo', 'nombre de archivo'],
].flat();
/** By these a message is dialled, so that they can name it. */
const dialled = ['extension', 'ext', 'ext.', 'poste', 'anexo', 'interno', 'dnis', 'did'];
const counting = ['nr', 'nr.', 'no', 'no.', 'num', 'number', 'numero', 'n°', 'nº', '#', 'id'];

/** What is written about texts beside them. */
const remarks = [
  ['notes', 'note', 'comments', 'language', 'voice', 'duration', 'length', 'words', 'seconds', 'status', 'date'],
  ['remarques', 'commentaires', 'langue', 'voix', 'duree', 'mots', 'secondes', 'statut'],
  ['notas', 'comentarios', 'idioma', 'voz', 'duracion', 'palabras', 'segundos', 'estado', 'fecha'],
].flat();

/** A row's cells as they are compared with words. */
export type Heading = readonly string[];

/** The column with one of some headings; -1 where none has. */
function columnOf(heading: Heading, words: readonly string[]): number {
  const found = words.map((word) => heading.indexOf(word)).find((column) => column >= 0);
  return found ?? -1;
}

const numbered = /^(.*\D)\s*([1-9])$/u;

/** What a heading says before its number, where that is what texts are called: `Text 2`. */
function textNumber(cell: string): readonly [word: string, number: number] | null {
  const [, word = '', number = ''] = numbered.exec(cell) ?? [];
  const bare = word.replace(/[\s#.]+$/u, '');
  return textWords.has(bare) ? [bare, Number(number)] : null;
}

/** The columns of further texts of the same rows: `Text 2` and `Text 3` beside `Text` or `Text 1`. */
export const furtherTexts = (heading: Heading): readonly number[] =>
  [...heading.keys()].filter((column) => (textNumber(heading[column] ?? '')?.[1] ?? 1) > 1);

/** `Text 1` beside `Text 2` is the text. */
export function headingOf(row: readonly string[]): Heading {
  const heading = row.map((cell) => folded(cell.trim()));
  if (furtherTexts(heading).length === 0) return heading;
  return heading.map((cell) => {
    const [word, number] = textNumber(cell) ?? [];
    return word !== undefined && number === 1 ? word : cell;
  });
}

/** The columns that can be the texts by their heading, the likeliest first. */
export const textsOf = (heading: Heading): readonly number[] =>
  [...textHeadings, ...eitherHeadings.map((word) => [word])]
    .map((words) => columnOf(heading, words))
    .filter((column) => column >= 0);

/** The column of the names beside that of the texts; -1 where no heading tells. */
export function nameOf(heading: Heading, text: number): number {
  const known = [...names, ...namesElsewhere, ...eitherHeadings].map((word) => heading.indexOf(word));
  const files = columnOf(heading, fileHeadings);
  return [...known, ...textsOf(heading), files].find((column) => column >= 0 && column !== text) ?? -1;
}

/** The column of what is dialled; -1 where there is none. */
export const dialledOf = (heading: Heading): number => columnOf(heading, dialled);

const nameLabels = new Set([...names, ...namesElsewhere, ...eitherHeadings]);
/** Whether a word is what columns of names are called, or those of texts. */
export const isNameLabel = (word: string): boolean => nameLabels.has(folded(word));
export const isTextLabel = (word: string): boolean => textWords.has(folded(word));

/** Whether a cell is a heading that names or counts, and never a name itself, as `Prompt` can be. */
export const isNameHeading = (cell: string): boolean =>
  [...names, ...namesElsewhere, ...fileHeadings, ...dialled, ...counting].includes(folded(cell.trim()));

/** Whether a cell is what columns are called that are neither; a blank one is, too. */
export const isRemarks = (cell = ''): boolean => ['', ...remarks].includes(folded(cell.trim())) || isNameHeading(cell);

/** Whether the headings of a row tell of a text. */
export const tellsText = (row: readonly string[] = []): boolean => headingOf(row).some((cell) => textWords.has(cell));

/** Whether the headings of a row tell of both a name and a text. */
export function tellsBoth(row: readonly string[] = []): boolean {
  const heading = headingOf(row);
  return textsOf(heading).some((text) => nameOf(heading, text) >= 0);
}
