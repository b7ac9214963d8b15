import { ImportTool, UndoImport } from '../../../src/desk/import/import-tool.tsx';
import { SplitOffer } from '../../../src/desk/split/split-offer.tsx';
import type { Order } from '../../../src/domain/order/order.ts';
import type { OrderStore } from '../../../src/state/atoms/store.ts';
import { orderAtom } from '../../../src/state/order/order.ts';
import { drawing, drawPart, typeInto } from './draw.tsx';
import { readyStore } from './form-store.ts';

/** A file whose bytes are here at once. */
export function fileOf(text: string): File {
  const arrayBuffer = () => Promise.resolve(new TextEncoder().encode(text).buffer);
  return Object.assign(new File([text], 'scripts.txt'), { arrayBuffer });
}

/** The tools of imports over an order, in the document, as a buyer uses them. */
export class ImportBox {
  readonly store: OrderStore;
  readonly place: HTMLElement;

  private constructor(store: OrderStore, place: HTMLElement) {
    this.store = store;
    this.place = place;
  }

  static async draw(order: Partial<Order>): Promise<ImportBox> {
    const { store } = readyStore(order);
    const { place } = await drawPart(
      store,
      <>
        <ImportTool />
        <UndoImport />
        <SplitOffer id={1} />
      </>,
    );
    return new ImportBox(store, place);
  }

  /** The same with the dialog open and a text in its box. */
  static async open(order: Partial<Order>, text = ''): Promise<ImportBox> {
    const box = await ImportBox.draw(order);
    await box.press('Import scripts');
    await box.type(text);
    return box;
  }

  all<Name extends keyof HTMLElementTagNameMap>(name: Name): readonly HTMLElementTagNameMap[Name][] {
    return [...this.place.querySelectorAll(name)];
  }

  button(name: string): HTMLButtonElement | undefined {
    return this.all('button').find(({ textContent }) => textContent === name);
  }

  press(name: string): Promise<void> {
    return drawing(() => this.button(name)?.click());
  }

  get field(): HTMLTextAreaElement | undefined {
    return this.all('textarea')[0];
  }

  type(text: string): Promise<void> {
    return typeInto(this.field, text);
  }

  get boxes(): readonly HTMLInputElement[] {
    return this.all('input').filter(({ type }) => type === 'checkbox');
  }

  get ticks(): readonly boolean[] {
    return this.boxes.map(({ checked }) => checked);
  }

  tick(index: number): Promise<void> {
    return drawing(() => this.boxes[index]?.click());
  }

  mode(name: 'Replace messages' | 'Add to messages'): HTMLInputElement | null | undefined {
    return this.all('label')
      .find(({ textContent }) => textContent === name)
      ?.querySelector('input');
  }

  async replaceBy(text: string): Promise<void> {
    await this.press('Import scripts');
    await this.type(text);
    await drawing(() => this.mode('Replace messages')?.click());
    await this.press('Import 1 message');
  }

  async reopen(): Promise<void> {
    await this.press('Cancel');
    await this.press('Import scripts');
  }

  choose(text: string): Promise<void> {
    const input = this.all('input').find(({ type }) => type === 'file');
    Object.defineProperty(input, 'files', { configurable: true, value: [fileOf(text)] });
    return drawing(() => input?.dispatchEvent(new Event('change', { bubbles: true })));
  }

  get alert(): string | undefined {
    return this.place.querySelector('p[role=alert]')?.textContent;
  }

  get contents(): readonly string[] {
    return this.store.get(orderAtom).messages.map(({ content }) => content);
  }
}
