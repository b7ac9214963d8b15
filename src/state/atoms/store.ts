import { createStore } from 'jotai/vanilla';

/** The state of one element. jotai's default store is never used, because a page may contain several elements. */
export type OrderStore = ReturnType<typeof createStore>;

export const createOrderStore = (): OrderStore => createStore();
