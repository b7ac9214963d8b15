// All waiting times of the form, in milliseconds unless noted otherwise (docs/behaviour.md, Calls and Limits).

/**
 * API calls: the timeout, the number of retries if retrying is safe, and the longest `retry-after` that is observed.
 */
export const callWaits = { timeout: 20_000, retries: 3, longestRetryAfter: 30_000 } as const;

/** Drafting waits for a model; the delays before the second, third and fourth attempt, in seconds. */
export const draftingWaits = { timeout: 60_000, again: [1, 3, 6], betweenDrafts: 100 } as const;

/** The time until the form is shown even if the parts above the voices are not known. */
export const preparingWait = 5000;

/** From the last edit to the price request. */
export const priceWait = 300;

/**
 * Between retries of failed calls: doubled each time up to the longest, and randomly varied by up to a fifth
 * (docs/contract.md, Settled).
 */
export const failedWaits = { first: 10_000, longest: 300_000, spread: 0.2 } as const;

/** Checkout: from the success toast to the redirect, and from that until the form assumes that the page blocks it. */
export const checkoutWaits = { beforeRedirect: 1000, redirect: 15_000 } as const;

/** The minimum time between two status requests that are triggered by the buyer's return to the page. */
export const shortestAskingPause = 3000;

/** The time limits for the host page to provide a fresh token, and for Stripe.js to redirect. */
export const hostWait = 30_000;

/** How long the tab stores a guest's details for the way to checkout and back. */
export const guestLifetime = 60 * 60 * 1000;

/** From the last edit to saving it. */
export const savingWaits = { order: 200, draftingForm: 500 } as const;

/** The buyer has stopped typing. */
export const typingPause = 1000;

/** How long a toast stays. */
export const toastWaits = { standard: 4000, long: 5000 } as const;

/** The maximum age of a cached list. */
export const cacheLifetime = 10 * 60 * 1000;
