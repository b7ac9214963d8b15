/** A text of the shop, and how it is said in another language with the part that changes. */
export interface Phrase {
  readonly english: RegExp;
  readonly said: (part: string) => string;
}

/** `{}` stands for what changes, `$1` for it in the translation; `partSaid` gives that in the other language. */
export function phrase(english: string, said: string, partSaid: (part: string) => string = String): Phrase {
  return {
    english: new RegExp(`^${english.replaceAll('.', String.raw`\.`).replaceAll('{}', '(.+)')}$`, 'u'),
    said: (part) => said.replaceAll('$1', () => partSaid(part)),
  };
}

/** Says a text of the shop in the language of the phrases; a text without a phrase stays as it is. */
export const translatorOf =
  (phrases: readonly Phrase[]) =>
  (text: string): string => {
    for (const { english, said } of phrases) {
      const match = english.exec(text);
      if (match !== null) return said(match[1] ?? '');
    }
    return text;
  };
