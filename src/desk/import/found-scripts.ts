import { scriptsOfText, type FoundScript } from '../../domain/script/read-scripts.ts';
import { isTable, scriptsOfTable } from '../../domain/script/read-table.ts';

/** The messages of what was pasted or read from a file: of a table, or of a document. */
export const foundScripts = (text: string): readonly FoundScript[] =>
  isTable(text) ? scriptsOfTable(text) : scriptsOfText(text);
