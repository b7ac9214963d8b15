/** Words of directions in English, French and Spanish: whole documents mix them. */
const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u));

/** What is a direction wherever it stands in brackets, with nothing but other words of directions. */
const sure = wordSet(`pause pauses paused pausing fade fades faded fading fadein fadeout sfx beat beats silence bruitage
  bruitages fondu fondus pausa pausas fundido fundidos silencio`);

/** What may be spoken of in brackets, unless it is told what it does. */
const heard = wordSet(`music jingle musique musical musicale música sound tone voice voiceover ton voix tono voz sonido
  sonore`);

/** What these do, or how they are. */
const done = wordSet(`in out up down under over begins begin starts start stops stop ends end plays play playing rises
  swells continues warm friendly calm cheerful upbeat soft softly gentle whispering happy energetic conversational
  commence débute joue continue arrête baisse monte descend diminue chaleureux chaleureuse amical amicale calme doux douce
  enjoué enjouée joyeux joyeuse empieza comienza suena sigue baja sube termina disminuye cálido cálida amable alegre
  suave tranquilo tranquila`);

/** What joins them, counts and measures. */
const around =
  wordSet(`a an the and then with of for to on one two three four five six ten short long brief slight quiet
  low high loud background effect effects second seconds sec secs s ms minute minutes min half
  un une le la les l et puis avec de du des d en à au deux trois quatre cinq dix court courte longue brève légère fond
  effet effets seconde secondes demi son
  una el los y luego con del al dos tres cuatro cinco diez corta corto larga largo breve ligera efecto efectos
  segundo segundos medio fondo`);

const all: readonly ReadonlySet<string>[] = [sure, heard, done, around];

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];

const isNumber = (word: string): boolean => /^\d+(?:s|ms|secs?|min)?$/u.test(word);

/** How sure it is that a text in brackets is a direction: whatever they are and wherever, or only where they part it off. */
export function directionIn(text: string): 'sure' | 'apart' | null {
  const words = wordsOf(text);
  if (!words.every((word) => isNumber(word) || all.some((set) => set.has(word)))) return null;
  if (words.some((word) => sure.has(word))) return 'sure';
  if (!words.some((word) => heard.has(word))) return null;
  if (words.some((word) => done.has(word))) return 'sure';
  // A tone alone may be the one after which callers speak.
  return words.some((word) => /^m[uú]si/u.test(word)) ? 'apart' : null;
}

/** Whether a text in brackets begins with what a direction is about: `(SFX: a phone rings)`. */
export const isLabelled = (text: string): boolean =>
  /^.\s*(?:sfx|tone|ton|tono|music|musique|música|voice|voix|voz)\s*:/iu.test(text);
