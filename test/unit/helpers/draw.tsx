import { FormProvider } from '../../../src/form/context/form-context.tsx';
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import { App } from '../../../src/app.tsx';
import type { Order } from '../../../src/domain/order/order.ts';
import type { Form } from '../../../src/state/form.ts';
import type { Settings } from '../../../src/state/host/settings.ts';
import { readyStore } from './form-store.ts';

/** Runs an action, and waits until its results are rendered. */
export async function drawing(action: () => unknown): Promise<void> {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  await act(async () => {
    await action();
  });
}

export interface DrawnForm {
  readonly place: HTMLElement;
  readonly takeAway: () => Promise<void>;
}

/** Draws the form over a store, into the document until the test ends; what is below the messages follows. */
export const drawForm = (form: Form): Promise<DrawnForm> => drawInTest(<App form={form} />);

/** Draws a part of the form in the same way, in English. */
export const drawPart = (form: Form, part: ReactNode): Promise<DrawnForm> =>
  drawInTest(<FormProvider form={form}>{part}</FormProvider>);

async function drawInTest(what: ReactNode): Promise<DrawnForm> {
  const drawn = await drawInto(what);
  onTestFinished(drawn.takeAway);
  return drawn;
}

/** Draws into the document until it is taken away; `draw` draws something else instead. */
export async function drawInto(what: ReactNode) {
  const place = document.body.appendChild(document.createElement('div'));
  const root: Root = createRoot(place);
  await drawing(() => root.render(what));
  return {
    place,
    draw: (instead: ReactNode) => drawing(() => root.render(instead)),
    takeAway: async () => {
      await drawing(() => root.unmount());
      place.remove();
    },
  };
}

/** Opens everything that is collapsed. */
export const openAll = (place: HTMLElement): Promise<void> =>
  drawing(() => {
    for (const button of place.querySelectorAll<HTMLElement>('[aria-expanded=false]')) button.click();
  });

/** The texts of all elements of a kind. */
export const textsOf = ({ place }: DrawnForm, selector: string): readonly string[] =>
  [...place.querySelectorAll(selector)].map(({ textContent }) => textContent);

/** Types a text into a field, and waits until the results are rendered. */
export async function typeInto(field: HTMLTextAreaElement | HTMLInputElement | null | undefined, text: string) {
  if (!field) throw new Error('there is no such field');
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  await drawing(() => field.dispatchEvent(new InputEvent('input', { bubbles: true })));
}

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
