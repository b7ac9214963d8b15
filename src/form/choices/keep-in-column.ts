import { mostColumns } from './list.css.ts';

/** Read by the style of the list (voice-card.css.ts). */
const column = '--vo-column';

/** Lets the list decide again where a card is. */
export const freeColumn = (card: HTMLElement | null): void => void card?.style.removeProperty(column);

/** Notes the column that a card is in. The function that it returns puts the card back there after others have come or gone. */
export function keepInColumn(card: HTMLElement): () => void {
  const leftOf = (): number => card.getBoundingClientRect().left;
  const left = leftOf();
  const isMoved = (): boolean => Math.abs(leftOf() - left) > card.offsetWidth / 2;
  return () => {
    for (let at = 1; at <= mostColumns && isMoved(); at += 1) card.style.setProperty(column, `${at}`);
  };
}
