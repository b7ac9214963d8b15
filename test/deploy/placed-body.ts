import { guestOrder } from '../helpers/shop.ts';

/** A guest's order as JSON, with its price. */
export const placedBody = (price: object): string => JSON.stringify({ ...guestOrder(), ...price });
