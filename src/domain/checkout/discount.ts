/** A discount as the shop describes it (docs/behaviour.md, Data). Amounts are in the order's currency. */
export interface Discount {
  readonly id: string;
  readonly title: string;
  readonly description: string | null;
  readonly discountCode: string | null;
  readonly type: 'fixed' | 'percentage';
  readonly value: number;
  readonly minOrderAmount: number;
  readonly maxDiscount: number;
}

/** The value sent for a discount: its code if it has one, otherwise its id (docs/contract.md, Settled). */
export function discountReference(discount: Discount | null): string | null {
  return discount && (discount.discountCode || discount.id);
}
