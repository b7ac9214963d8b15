/** This tab's order, beside one that another tab has saved in its place. */
interface OurWork {
  readonly isUntouched: boolean;
  /** The line of work that the order goes on with; what was saved of the same line came after ours. */
  readonly lineage: string;
  /** Whether there is anything that is not saved, or still being drafted. */
  readonly hasOpenWork: boolean;
  /** Whether the buyer is being asked already which of two orders counts. */
  readonly isAsked: boolean;
  /** Whether our work stands whatever was found: it is being paid for, or moves to another place. */
  readonly goesFirst: boolean;
}

/** What another tab has saved. */
interface TheirWork {
  readonly isUntouched: boolean;
  readonly lineage: string;
}

/**
 * What becomes of an order that another tab has saved: ours is in it and it is taken over, it is empty and forgotten, ours
 * is kept over it, or the buyer is asked.
 */
export type Reconciliation = 'take' | 'forget' | 'keep' | 'ask';

/** Decides between two tabs' orders so that no work is lost unasked. */
export function reconcile(ours: OurWork, theirs: TheirWork): Reconciliation {
  const isSuccessor = theirs.lineage === ours.lineage && !ours.hasOpenWork && !ours.goesFirst;
  const isOursInIt = ours.isUntouched || isSuccessor;
  if (isOursInIt && !ours.isAsked) return 'take';
  if (theirs.isUntouched) return 'forget';
  return ours.goesFirst ? 'keep' : 'ask';
}
