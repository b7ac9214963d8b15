import type { Order } from '../../../src/domain/order/order.ts';
import type { Settings } from '../../../src/state/host/settings.ts';
import { drawing, drawPart } from './draw.tsx';
import { readyStore } from './form-store.ts';

/** Draws a part of the form over an order, into the document. */
export async function drawTool(part: React.JSX.Element, order: Partial<Order> = {}, edit: Partial<Settings> = {}) {
  const form = readyStore(order, edit);
  const { place, takeAway } = await drawPart(form, part);
  const all = (selector: string): readonly HTMLElement[] => [...place.querySelectorAll<HTMLElement>(selector)];
  const button = (name: string | RegExp): HTMLButtonElement | undefined =>
    [...place.querySelectorAll('button')].find(({ textContent }) =>
      typeof name === 'string' ? textContent === name : name.test(textContent),
    );
  const press = (name: string | RegExp): Promise<void> => {
    const pressed = button(name);
    if (pressed === undefined) throw new Error(`There is no button ${String(name)}.`);
    return drawing(() => pressed.click());
  };
  return { ...form, place, all, button, press, takeAway };
}
