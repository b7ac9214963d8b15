/** A part of a document. */
export interface Block {
  /** `row`: of a table with scripts; `table`: any other; `named`: has a name in front; `labelled`: follows a label. */
  readonly kind: 'heading' | 'paragraph' | 'item' | 'quoted' | 'table' | 'row' | 'named' | 'labelled' | 'note';
  /** As it is in the document. */
  readonly text: string;
  /** The name beside it, and the text without that name. */
  readonly name?: string;
  readonly content?: string;
}

/** A block, and how it is used: as a script of its own, as a paragraph of one, or not spoken. */
export interface Part extends Block {
  readonly role: 'heading' | 'note' | 'script' | 'paragraph';
}
