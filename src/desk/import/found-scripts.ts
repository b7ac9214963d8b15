import { asOne } from '../../domain/script/as-one.ts';
import { scriptsOfText, type FoundScript } from '../../domain/script/read-scripts.ts';
import { isTable, scriptsOfTable } from '../../domain/script/read-table.ts';

/** The messages of what was pasted or read from a file, of a table or a document, for an order that has so many at most. */
export function foundScripts(text: string, most = Infinity): readonly FoundScript[] {
  if (isTable(text)) return scriptsOfTable(text);
  const found = scriptsOfText(text);
  return most === 1 ? asOne(found, text) : found;
}
