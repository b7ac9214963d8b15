const day = 24 * 60 * 60 * 1000;

/** Milliseconds that an unpaid order is kept, so that a payment that a bank takes weeks for still finds it. */
export const unpaidLifetime = 60 * day;
