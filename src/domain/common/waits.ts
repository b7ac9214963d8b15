// How long the form waits for what, in milliseconds unless said otherwise (docs/behaviour.md, Calls and Limits).
// Whoever wants to know why something takes its time, or is tried again, looks here.

const seconds = (...values: readonly number[]): readonly number[] => values.map((value) => value * 1000);

/** A call of the API: until its answer, how often one that may be repeated is repeated, and the longest `retry-after` kept. */
export const callWaits = { timeout: 20_000, retries: 3, longestRetryAfter: 30_000 } as const;

/** Drafting takes a model's time; the waits before the second, third and fourth attempt, in seconds. */
export const draftingWaits = { timeout: 60_000, again: [1, 3, 6], betweenDrafts: 100 } as const;

/** Until the form is shown without what stands above its sections. */
export const preparingWait = 5000;

/** From the last edit to the question for its price. */
export const priceWait = 300;

/** Between calls for what could not be had, each up to a fifth longer or shorter by chance (docs/contract.md, Settled). */
export const failedWaits = { again: seconds(10, 20, 40, 80, 160, 300), spread: 0.2 } as const;

/** Checkout: from the success toast to the redirect, and from that to the doubt that the page lets the form leave. */
export const checkoutWaits = { beforeRedirect: 1000, redirect: 15_000 } as const;

/** Between two questions about a payment that the buyer's coming back to the page leads to. */
export const shortestAskingPause = 3000;

/** How long the host page has for a fresh token, and Stripe.js for its way to the checkout. */
export const hostWait = 30_000;

/** How long the tab keeps what a guest has typed, for the way to checkout and back. */
export const guestLifetime = 60 * 60 * 1000;

/** From the last edit to saving it. */
export const savingWaits = { order: 200, draftingForm: 500 } as const;

/** How long the order of a buyer who has logged out waits for the answer whether to keep it. */
export const loggedOutWait = 2 * 60 * 1000;

/** How long a toast stays. */
export const toastWaits = { standard: 4000, long: 5000 } as const;

/** How long a list of the browser's cache counts. */
export const cacheLifetime = 10 * 60 * 1000;
