import type { NumberRules } from './languages/language-rules.ts';

function wordsBelowThousand(value: number, { belowHundred, hundredsAreOneWord, saysOne }: NumberRules): number {
  const hundreds = Math.floor(value / 100);
  const rest = value % 100;
  const count = hundreds === 0 ? 0 : hundredsAreOneWord || (hundreds === 1 && !saysOne) ? 1 : 2;
  return count + (rest === 0 ? 0 : belowHundred(rest));
}

/**
 * The number of words needed to say a whole number (0 or more): `1250` is one thousand two hundred fifty, so 5 in
 * English.
 */
export function numberWords(value: number, rules: NumberRules): number {
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
