import { share, type Cents } from './money.ts';

/**
 * The terms of a discount. `value` is in cents if fixed and in hundredths of a percent if a percentage; 0 means no
 * limit.
 */
export interface DiscountRule {
  readonly type: 'fixed' | 'percentage';
  readonly value: number;
  readonly minOrderAmount: Cents;
  readonly maxDiscount: Cents;
}

/**
 * The amount that a discount takes off a subtotal: nothing below its minimum order amount, never more than its maximum,
 * and never more than the subtotal.
 */
export function discountOn(subtotal: Cents, rule: DiscountRule | null): Cents {
  if (rule === null || subtotal < rule.minOrderAmount) return 0;
  const full = rule.type === 'fixed' ? rule.value : share(subtotal, rule.value, 10_000);
  const capped = rule.maxDiscount > 0 ? Math.min(full, rule.maxDiscount) : full;
  return Math.min(capped, subtotal);
}
