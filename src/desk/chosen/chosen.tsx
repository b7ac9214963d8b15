import { useAtomValue } from 'jotai/react';
import { memo, type FunctionComponent } from 'react';
import type { DeskSlots } from '../../form/desk/desk.ts';
import { optionText } from '../../form/texts/option-text.ts';
import { phoneSystemText } from '../../form/texts/phone-system-text.ts';
import { useText } from '../../form/texts/use-text.ts';
import { chosenTracksAtom } from '../../state/order/chosen-tracks.ts';
import { chosenVoicesAtom, finishedMessagesAtom } from '../../state/order/chosen.ts';
import { chosenOptionsAtom, chosenSystemAtom } from '../../state/order/parts.ts';
import * as css from './chosen.css.ts';

type Place = DeskSlots['chosen']['of'];

const Voices = () => <Line words={useAtomValue(chosenVoicesAtom)} />;
const Tracks = () => <Line words={useAtomValue(chosenTracksAtom)} />;

function Messages() {
  const text = useText().totals;
  const count = useAtomValue(finishedMessagesAtom);
  return <Line words={[count > 0 && text.prompts(count)]} />;
}

function Options() {
  const text = useText();
  const system = useAtomValue(chosenSystemAtom);
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
export const Chosen = memo(({ of }: DeskSlots['chosen']) => {
  const Words = places[of];
  return <Words />;
});

/** Hidden from screen readers, because the controls below say the same. */
function Line({ words }: { readonly words: readonly (string | false | undefined)[] }) {
  const line = words.filter(Boolean).join(', ');
  if (line === '') return null;
  return (
    <div className={css.room} aria-hidden="true">
      <span className={css.start} />
      <span className={css.chosen} data-words={line} title={line} />
    </div>
  );
}
