import type { ScriptLanguage } from './script-language.ts';

/** How many words the numbers below a hundred, and the hundreds, take in a language. */
interface Counting {
  readonly belowHundred: (value: number) => number;
  /** Whether a hundred and its count are one word (`doscientos`). */
  readonly hundredsAreOneWord: boolean;
  /** Whether `one` is said before a hundred and a thousand. */
  readonly saysOne: boolean;
}

const counting: Readonly<Record<ScriptLanguage, Counting>> = {
  en: {
    belowHundred: (value) => (value <= 20 || value % 10 === 0 ? 1 : 2),
    hundredsAreOneWord: false,
    saysOne: true,
  },
  fr: {
    // From 70 and 90 on the teens are added to soixante and to quatre-vingt.
    belowHundred: (value) => {
      if (value <= 16 || (value % 10 === 0 && value < 70)) return 1;
      const scores = value >= 80 ? 2 : 1;
      const rest = value >= 60 ? value % 20 : value % 10;
      if (value < 20) return 2;
      const isJoined = rest % 10 === 1 && value < 80;
      return scores + (rest === 0 ? 0 : rest > 16 ? 2 : 1) + (isJoined ? 1 : 0);
    },
    hundredsAreOneWord: false,
    saysOne: false,
  },
  es: {
    belowHundred: (value) => (value < 30 || value % 10 === 0 ? 1 : 3),
    hundredsAreOneWord: true,
    saysOne: false,
  },
};

function wordsBelowThousand(value: number, { belowHundred, hundredsAreOneWord, saysOne }: Counting): number {
  const hundreds = Math.floor(value / 100);
  const rest = value % 100;
  const count = hundreds === 0 ? 0 : hundredsAreOneWord || (hundreds === 1 && !saysOne) ? 1 : 2;
  return count + (rest === 0 ? 0 : belowHundred(rest));
}

/** How many words it takes to say a whole number from 0 on: `1250` is one thousand two hundred fifty, so 5 in English. */
export function numberWords(value: number, language: ScriptLanguage): number {
  const rules = counting[language];
  if (value === 0) return 1;
  let words = 0;
  for (let rest = value, scale = 0; rest > 0; rest = Math.floor(rest / 1000), scale += 1) {
    const group = rest % 1000;
    if (group === 0) continue;
    const isBareThousand = group === 1 && scale === 1 && !rules.saysOne;
    words += (isBareThousand ? 0 : wordsBelowThousand(group, rules)) + (scale > 0 ? 1 : 0);
  }
  return words;
}
