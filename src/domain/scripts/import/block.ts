/** A part of a document. */
export interface Block {
  /** `named`: has a name beside it; `labelled`: follows a label. */
  readonly kind: 'heading' | 'paragraph' | 'item' | 'quoted' | 'row' | 'named' | 'labelled' | 'note';
  readonly text: string;
  /** The name beside it, the text without that name, and whether that is in quotation marks. */
  readonly name?: string;
  readonly content?: string;
  readonly isQuoted?: boolean;
}

/** A block, and how it is used: as a script of its own, as a paragraph of one, or not spoken. */
export interface Part extends Block {
  readonly role: 'heading' | 'note' | 'script' | 'paragraph';
}

/** A text without Markdown's marks for emphasis and links. */
export const withoutMarks = (text: string): string =>
  text
    .replaceAll(/(\*\*|__)(?=\S)((?:(?!\1).)*\S)\1/gsu, '$2')
    .replaceAll(/!?\[([^\]]{1,200})\]\([^()\s]*\)/gu, '$1')
    .trim();

export const withoutQuotes = (text: string): string =>
  text.replace(/^[*_]*["“«]([^"“”«»]*)["”»](\.?)[*_,;]*$/u, '$1$2').trim();
