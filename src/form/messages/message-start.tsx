import { useAtomValue } from 'jotai/react';
import { useId, useState, type MouseEvent } from 'react';
import { hasText } from '../../domain/order/order.ts';
import { draftingAtom, openDrafting } from '../../state/drafting/drafting-form.ts';
import { orderAtom } from '../../state/session/order-atoms.ts';
import { small } from '../../styles/shared.css.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { useForm } from '../context/form-context.tsx';
import { focusField } from '../focus/focus-field.ts';
import { Part } from '../layout/part.tsx';
import { useText } from '../texts/use-text.ts';
import { ToolDialog, useLoadToolsNear } from '../tools/tool-slot.tsx';
import * as css from './message-start.css.ts';

interface TileProps {
  readonly icon: IconName;
  readonly label: string;
  readonly hint: string;
  readonly onClick: (event: MouseEvent<HTMLElement>) => void;
}

/** A large button: its name, and below it a few words that describe it. */
function Tile({ icon, label, hint, onClick }: TileProps) {
  const id = useId();
  return (
    <button type="button" part="button" aria-describedby={id} className={css.tile} onClick={onClick}>
      <Icon name={icon} className={css.icon} />
      <span>{label}</span>
      <span id={id} aria-hidden="true" className={`${small} ${css.hint}`}>
        {hint}
      </span>
    </button>
  );
}

/** From so few further drafts on, their number is shown. */
const fewDrafts = 5;

/** Three ways to start: write, import, or let the drafting helper write (docs/behaviour.md, Purpose). */
export function MessageStart() {
  const { messages: text, drafting } = useText();
  const form = useForm();
  const remaining = useAtomValue(draftingAtom).prompts?.remainingLimit ?? null;
  const [isImporting, setImporting] = useState(false);
  const write = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    const { messages } = form.store.get(orderAtom);
    const empty = messages.findIndex((message) => !hasText(message));
    focusField(currentTarget, `message-${empty < 0 ? messages.length - 1 : empty}`);
  };
  return (
    <div ref={useLoadToolsNear()}>
      <div className={css.tiles}>
        <Tile icon="pencil" label={text.write} hint={text.writeHint} onClick={write} />
        <Tile icon="file" label={text.import} hint={text.importHint} onClick={() => setImporting(true)} />
        <Part name="drafting">
          <Tile
            icon="sparkle"
            label={drafting.open}
            hint={remaining !== null && remaining <= fewDrafts ? drafting.remaining(remaining) : drafting.hint}
            onClick={() => openDrafting(form)}
          />
        </Part>
      </div>
      <ToolDialog name="import-dialog" isOpen={isImporting} onClose={() => setImporting(false)} />
    </div>
  );
}
