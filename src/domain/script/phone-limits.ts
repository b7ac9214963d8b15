import type { Order } from '../order.ts';
import { serviceRules } from '../services.ts';

/** The longest recordings that a phone system takes, in seconds. */
interface AudioLimits {
  readonly greeting: number | null;
  readonly onHold: number | null;
}

const both = (seconds: number): AudioLimits => ({ greeting: seconds, onHold: seconds });

/**
 * By the value of the phone system. Sources: help.webex.com (n5y120ab), documentation.avaya.com (IP Office, music on
 * hold), docs.aws.amazon.com (connect, play), phonegreetings.ai (Nextiva), proconnect.fidium.com (hosted PBX),
 * forum.huawei.com. Systems that are not in it name no limit, or their sources disagree.
 */
const limits: Readonly<Record<string, AudioLimits>> = {
  'amazon-connect': both(300),
  'avaya-ip-office': { greeting: null, onHold: 90 },
  broadsoft: { greeting: null, onHold: 600 },
  'cisco-webex-calling': { greeting: 120, onHold: 600 },
  huawei: both(300),
  nextiva: both(300),
};

/** How many seconds each recording of an order may have, as its phone system takes it; null where no limit is known. */
export function maxSeconds({ phoneSystem, serviceType }: Pick<Order, 'phoneSystem' | 'serviceType'>): number | null {
  const known = limits[phoneSystem];
  return known?.[serviceRules[serviceType].hasMusic ? 'onHold' : 'greeting'] ?? null;
}
