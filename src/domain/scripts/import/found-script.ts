/** A message found in a document. */
export interface FoundScript {
  readonly name: string;
  readonly content: string;
  /** Whether it is most likely not spoken, so that it is offered unticked. */
  readonly isUnlikely?: true;
}
