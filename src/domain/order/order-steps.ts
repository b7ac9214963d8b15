/** The steps of an order that are reported to the page. All but the last are reached once. */
export const orderSteps = ['started', 'voices', 'messages', 'summary', 'details', 'payment', 'cancelled'] as const;
export type OrderStep = (typeof orderSteps)[number];
