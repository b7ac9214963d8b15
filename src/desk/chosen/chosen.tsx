import { useAtomValue } from 'jotai/react';
import { memo, type FunctionComponent } from 'react';
import type { ToolSlots } from '../../form/tools/tools.ts';
import { optionText } from '../../form/texts/option-text.ts';
import { phoneSystemText } from '../../text/text.ts';
import { useText } from '../../form/texts/use-text.ts';
import { itemsIn } from '../../domain/order/slots.ts';
import { findPhoneSystem } from '../../domain/phone-systems/phone-systems.ts';
import { useOrder } from '../../form/context/form-context.tsx';
import { selectPhoneSystem, selectTracks, selectVoices } from '../../form/context/selectors.ts';
import { listedVoicesAtom, tracksAtom } from '../../state/catalogue/catalogue.ts';
import { dataOr } from '../../state/catalogue/remote.ts';
import { chosenOptionsAtom, finishedMessagesAtom } from '../../state/session/order.ts';
import * as css from './chosen.css.ts';

type Place = ToolSlots['chosen']['of'];

function Voices() {
  const slots = useOrder(selectVoices);
  const voices = itemsIn(slots, useAtomValue(listedVoicesAtom));
  // Nothing while a slot is empty.
  return <Line words={slots.includes(null) ? [] : voices.map(({ name }) => name)} />;
}

function Tracks() {
  const tracks = itemsIn(useOrder(selectTracks), dataOr(useAtomValue(tracksAtom), []));
  return <Line words={tracks.map(({ title }) => title)} />;
}

function Messages() {
  const text = useText().totals;
  const count = useAtomValue(finishedMessagesAtom);
  return <Line words={[count > 0 && text.prompts(count)]} />;
}

function Options() {
  const text = useText();
  const system = findPhoneSystem(useOrder(selectPhoneSystem));
  const chosen = useAtomValue(chosenOptionsAtom);
  const label = system && phoneSystemText(text, system).label;
  return <Line words={[label, ...chosen.map(({ code }) => optionText(text, code).short)]} />;
}

const places: Readonly<Record<Place, FunctionComponent>> = {
  voices: Voices,
  messages: Messages,
  music: Tracks,
  options: Options,
};

/** Beside a section's heading, once the section is finished: what was selected there. */
export const Chosen = memo(({ of }: ToolSlots['chosen']) => {
  const Words = places[of];
  return <Words />;
});

/** Hidden from screen readers, because the controls below say the same. */
function Line({ words }: { readonly words: readonly (string | false | undefined)[] }) {
  const line = words.filter(Boolean).join(', ');
  if (line === '') return null;
  return (
    <div className={css.line} aria-hidden="true">
      <span className={css.start} />
      <span className={css.chosen} data-words={line} title={line} />
    </div>
  );
}
