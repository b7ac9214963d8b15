import { useAtomValue } from 'jotai/react';
import { useForm } from '../context/form-context.tsx';
import { draftingAtom, openDrafting } from '../../state/drafting/drafting.ts';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useText } from '../texts/use-text.ts';
import { small } from '../../styles/shared.css.ts';
import * as css from './drafting-box.css.ts';

/** Offers the drafting helper (docs/behaviour.md, Purpose). */
export function DraftingBox() {
  const text = useText().drafting;
  const form = useForm();
  const remaining = useAtomValue(draftingAtom).prompts?.remainingLimit ?? null;
  return (
    <div className={css.box}>
      <Icon name="sparkle" size={26} className={css.icon} />
      <div>
        <h3>{text.heading}</h3>
        {remaining !== null && <p className={small}>{text.remaining(remaining)}</p>}
      </div>
      <Button onClick={() => openDrafting(form)}>{text.open}</Button>
    </div>
  );
}
