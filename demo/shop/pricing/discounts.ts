import { share, type Cents } from './money.ts';

/** How a discount counts. `value` is cents when fixed and hundredths of a percent when percentage; 0 is no limit. */
export interface DiscountRule {
  readonly type: 'fixed' | 'percentage';
  readonly value: number;
  readonly minOrderAmount: Cents;
  readonly maxDiscount: Cents;
}

/**
 * What a discount takes off a subtotal: nothing below its least order amount, never more than its cap, and never more
 * than the subtotal.
 */
export function discountOn(subtotal: Cents, rule: DiscountRule | null): Cents {
  if (rule === null || subtotal < rule.minOrderAmount) return 0;
  const full = rule.type === 'fixed' ? rule.value : share(subtotal, rule.value, 10_000);
  const capped = rule.maxDiscount > 0 ? Math.min(full, rule.maxDiscount) : full;
  return Math.min(capped, subtotal);
}
