import { mostColumns } from './list.css.ts';

/** Read by the style of the list (voice-card.css.ts). */
const column = '--vo-column';

/** Lets the list place a card by itself again. */
export const freeColumn = (card: HTMLElement | null): void => void card?.style.removeProperty(column);

/**
 * Remembers the column of a card. The function that it returns puts the card back into that column after others have
 * been added or removed.
 */
export function keepInColumn(card: HTMLElement): () => void {
  const leftOf = (): number => card.getBoundingClientRect().left;
  const left = leftOf();
  const isMoved = (): boolean => Math.abs(leftOf() - left) > card.offsetWidth / 2;
  return () => {
    for (let at = 1; at <= mostColumns && isMoved(); at += 1) card.style.setProperty(column, `${at}`);
  };
}
