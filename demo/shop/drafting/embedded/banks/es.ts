import type { Bank } from './bank.ts';
import words from './es.json';

const verbs =
  /^(?:ofrece|brinda|presta|vende|fabrica|produce|repara|instala|diseña|construye|desarrolla|entrega|cuida|atiende|ayuda|asesora|sirve|se (?:especializa|dedica))\s/iu;

/** The company speaks for itself: "Reparamos bicicletas", "nuestros clientes". */
const ownWords = /^\p{L}+[aei]mos\s|\b(?:nosotros|nuestr[oa]s?)\b/iu;

/** One sentence about a company from its description, in Spanish; the description comes as one sentence. */
function sentenceOf(company: string, text: string): string {
  const inside = /^\p{Lu}\p{Ll}+(?!\p{L})/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
  if (text.toLowerCase().startsWith(company.toLowerCase()) || ownWords.test(text)) return text;
  if (/^(?:una?|el|la)\s/iu.test(text)) return `${company} es ${inside}`;
  if (verbs.test(text)) return `${company} ${inside}`;
  // Fits whatever gender and number the words have.
  return `Somos ${company}, ${inside}`;
}

/** What scripts in Spanish are made of. */
export const es: Bank = { ...words, sentenceOf };
