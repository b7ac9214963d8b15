/** A part of a document that is one text. */
export interface TextBlock {
  readonly kind: 'heading' | 'paragraph' | 'item' | 'quotation' | 'code' | 'labelled' | 'note';
  readonly text: string;
  /** Whether it begins something new: after an empty line, or a label. */
  readonly isApart: boolean;
}

/** A text with a name beside it. */
export interface NamedBlock {
  readonly kind: 'named';
  readonly name: string;
  readonly text: string;
  readonly isQuoted: boolean;
  /** Both as they are in the document. */
  readonly line: string;
  readonly isApart: boolean;
}

export interface TableBlock {
  readonly kind: 'table';
  readonly rows: readonly (readonly string[])[];
  readonly isApart: boolean;
}

/** A part of a document, by what it is. */
export type Block = TextBlock | NamedBlock | TableBlock;
