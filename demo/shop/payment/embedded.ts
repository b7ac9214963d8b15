import { randomBytes } from 'node:crypto';
import type { ShopConfig } from '../config.ts';
import { checkoutLifetime, type PaymentGateway, type testGatewayName } from './gateway.ts';

/** The shop's own test checkout at `/checkout/{sessionId}`: accepts test cards, moves no money. */
export function embeddedGateway(
  { publicUrl }: Pick<ShopConfig, 'publicUrl'>,
  name: 'embedded' | typeof testGatewayName = 'embedded',
): PaymentGateway {
  return {
    name,
    publishableKey: null,
    keepsReturnUrl: false,
    open: ({ now }) => {
      const sessionId = `cs_test_${randomBytes(24).toString('base64url')}`;
      const expiresAt = new Date(now.getTime() + checkoutLifetime);
      return Promise.resolve({ sessionId, url: `${publicUrl}/checkout/${sessionId}`, expiresAt });
    },
    stateOf: () => Promise.resolve('open'),
    close: () => Promise.resolve(),
    refund: () => Promise.resolve(),
  };
}
