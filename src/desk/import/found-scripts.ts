import Papa from 'papaparse';
import { scriptsOfText, type FoundScript } from '../../domain/script/read-scripts.ts';
import { isTable, scriptsOfRows } from '../../domain/script/read-table.ts';

/** The messages of what was pasted or read from a file: of a table, or of a document. */
export function foundScripts(text: string): readonly FoundScript[] {
  if (!isTable(text)) return scriptsOfText(text);
  const { data } = Papa.parse<string[]>(text.trim(), { skipEmptyLines: 'greedy' });
  return scriptsOfRows(data);
}
