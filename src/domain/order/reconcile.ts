/** This tab's order, compared with one that another tab has saved. */
interface OurWork {
  readonly isUntouched: boolean;
  /** The lineage that the order continues; anything saved of the same lineage came after ours. */
  readonly lineage: string;
  /** Whether there is unsaved work, or drafting in progress. */
  readonly hasOpenWork: boolean;
  /** Whether the buyer is already being asked which of two orders to keep. */
  readonly isAsked: boolean;
  /** Whether our work takes precedence in any case: it is being paid for, or moves to another key. */
  readonly goesFirst: boolean;
}

/** The order that another tab has saved. */
interface TheirWork {
  readonly isUntouched: boolean;
  readonly lineage: string;
}

/**
 * What to do with an order that another tab has saved: accept it because it includes ours, drop it because it is empty,
 * keep ours, or ask the buyer.
 */
export type Reconciliation = 'take' | 'forget' | 'keep' | 'ask';

/** Decides between the orders of two tabs, so that no work is lost without asking. */
export function reconcile(ours: OurWork, theirs: TheirWork): Reconciliation {
  const isSuccessor = theirs.lineage === ours.lineage && !ours.hasOpenWork && !ours.goesFirst;
  const isOursInIt = ours.isUntouched || isSuccessor;
  if (isOursInIt && !ours.isAsked) return 'take';
  if (theirs.isUntouched) return 'forget';
  return ours.goesFirst ? 'keep' : 'ask';
}
