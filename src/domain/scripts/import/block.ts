interface Part {
  /** As it is in the document. */
  readonly text: string;
  /** Whether it begins something new: after an empty line, or a label. */
  readonly isApart: boolean;
}

export interface TextBlock extends Part {
  readonly kind: 'heading' | 'paragraph' | 'item' | 'quotation' | 'code' | 'labelled' | 'note';
}

/** A text with a name beside it. */
export interface NamedBlock extends Part {
  readonly kind: 'named';
  readonly name: string;
  /** The text beside the name. */
  readonly content: string;
  readonly isQuoted: boolean;
}

export interface TableBlock extends Part {
  readonly kind: 'table';
  readonly rows: Rows;
}

export type Rows = readonly (readonly string[])[];

/** A part of a document, by its kind. */
export type Block = TextBlock | NamedBlock | TableBlock;

export const tableOf = (rows: Rows, isApart: boolean): TableBlock => ({
  kind: 'table',
  rows,
  text: rows.map((row) => row.join('\t')).join('\n'),
  isApart,
});
