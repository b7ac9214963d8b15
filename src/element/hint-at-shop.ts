import { isCatalogueMissingAtom } from '../state/catalogue/catalogue.ts';
import { settingsAtom } from '../state/host/settings.ts';
import type { OrderStore } from '../state/atoms/store.ts';
import { textOr } from './read-settings.ts';

/** Logs in the console where the form looked for the shop: the script may have been copied elsewhere, or bundled. */
export function hintAtShop(element: Element, store: OrderStore): void {
  store.sub(isCatalogueMissingAtom, () => {
    if (textOr(element.getAttribute('api-url')) !== null || !store.get(isCatalogueMissingAtom)) return;
    const { apiUrl } = store.get(settingsAtom);
    console.warn(`voice-order-form: no shop answers at ${apiUrl}. Set api-url and shop-url?`);
  });
}
