import type { ServiceRules } from '../../order/services.ts';

/**
 * The number of seconds that callers listen to a greeting: voicemail 25 (getaira.io, "What should a business voicemail
 * say": beyond that, more hang up), a menu 30 (zdnetinside.com, on business greetings). None on hold, because callers
 * wait anyway.
 */
export const longestGreetingSeconds: Readonly<Record<ServiceRules['scriptKind'], number | null>> = {
  loop: null,
  menu: 30,
  greeting: 25,
};
