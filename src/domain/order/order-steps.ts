/** How far an order has come, as the page is told of it. All but the last are reached once. */
export const orderSteps = ['started', 'voices', 'messages', 'summary', 'details', 'payment', 'cancelled'] as const;
export type OrderStep = (typeof orderSteps)[number];
