import { useState } from 'react';
import { ImportDialog } from '../../../src/desk/import/import-dialog.tsx';
import { UndoStep } from '../../../src/form/messages/undo-step.tsx';
import { SplitOffer } from '../../../src/desk/split/split-offer.tsx';
import type { Order } from '../../../src/domain/order/order.ts';
import { orderAtom } from '../../../src/state/session/order-atoms.ts';
import { drawTool, drawing, typeInto } from './draw.tsx';

/** A file whose bytes are here at once. */
export function fileOf(text: string): File {
  const arrayBuffer = () => Promise.resolve(new TextEncoder().encode(text).buffer);
  return Object.assign(new File([text], 'scripts.txt'), { arrayBuffer });
}

/** The button of the form, in its place. */
function ImportButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Import scripts
      </button>
      <ImportDialog isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

export type ImportBox = Awaited<ReturnType<typeof drawImport>>;

/** The tools of imports over an order, in the document, as a buyer uses them. */
export async function drawImport(order: Partial<Order>) {
  const tools = (
    <>
      <ImportButton />
      {[...Array(20).keys()].map((index) => (
        <UndoStep key={index} index={index} focusLater={() => undefined} />
      ))}
      <SplitOffer id={1} />
    </>
  );
  const tool = await drawTool(tools, order);
  const { store, place, press } = tool;
  const field = (): HTMLTextAreaElement | null => place.querySelector('textarea');
  const inputs = (type: string) => [...place.querySelectorAll<HTMLInputElement>(`input[type=${type}]`)];
  const type = (text: string): Promise<void> => typeInto(field(), text);
  const mode = (name: 'Replace messages' | 'Add to messages') =>
    inputs('radio').find(({ labels }) => labels?.[0]?.textContent === name);
  return {
    ...tool,
    field,
    type,
    mode,
    alert: () => place.querySelector('p[role=alert]')?.textContent,
    contents: () => store.get(orderAtom).messages.map(({ content }) => content),
    ticks: () => inputs('checkbox').map(({ checked }) => checked),
    tick: (index: number) => {
      const box = inputs('checkbox')[index];
      if (box === undefined) throw new Error(`There is no message ${index} to tick.`);
      return drawing(() => box.click());
    },
    choose: (text: string) => {
      const [input] = inputs('file');
      Object.defineProperty(input, 'files', { configurable: true, value: [fileOf(text)] });
      return drawing(() => input?.dispatchEvent(new Event('change', { bubbles: true })));
    },
    replaceBy: async (text: string) => {
      await press('Import scripts');
      await type(text);
      await drawing(() => mode('Replace messages')?.click());
      await press('Import 1 message');
    },
    reopen: async () => {
      await press('Cancel');
      await press('Import scripts');
    },
  };
}

/** The same with the dialog open and a text in its box. */
export async function openImport(order: Partial<Order>, text = ''): Promise<ImportBox> {
  const box = await drawImport(order);
  await box.press('Import scripts');
  await box.type(text);
  return box;
}
