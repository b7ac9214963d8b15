import { createStore } from 'jotai/vanilla';

/** The state of one element. jotai's default store is never used: several elements may stand on one page. */
export type OrderStore = ReturnType<typeof createStore>;

export const createOrderStore = (): OrderStore => createStore();
