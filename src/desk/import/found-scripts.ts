import Papa from 'papaparse';
import { isTable, scriptsOfRows, scriptsOfText, type FoundScript } from '../../domain/script/read-scripts.ts';

/** The messages of what was pasted or read from a file: of a table, or of a document. */
export function foundScripts(text: string): readonly FoundScript[] {
  if (!isTable(text)) return scriptsOfText(text);
  const { data } = Papa.parse<string[]>(text.trim(), { skipEmptyLines: 'greedy' });
  return scriptsOfRows(data);
}
