import { useAtom, useAtomValue } from 'jotai/react';
import { atom } from 'jotai/vanilla';
import { memo, useEffect, useRef } from 'react';
import { distinctAtom } from '../../state/distinct-atom.ts';
import { itemsIn, tracksOf } from '../../domain/order/slots.ts';
import { callerPlan } from '../../domain/scripts/listen/loop.ts';
import { dataOr, listedVoicesAtom, tracksAtom } from '../../state/catalogue/catalogue.ts';
import { useForm } from '../../form/context/form-context.tsx';
import { notify } from '../../state/notices/notices.ts';
import { orderAtom } from '../../state/session/order-atoms.ts';
import { useToolText } from '../use-tool-text.ts';
import { playAsCaller, type Line } from './caller.ts';
import { useSound } from './use-sound.ts';
import { Button } from '../../ui/button/button.tsx';
import * as css from '../desk.css.ts';
import { Radios } from '../radios.tsx';
import { small } from '../../styles/shared.css.ts';

/** What a caller would hear of the order: the samples of its voices over its first track. */
const hearingAtom = distinctAtom((get) => {
  const order = get(orderAtom);
  const tracks = itemsIn(tracksOf(order), dataOr(get(tracksAtom), []));
  const track = tracks.find(({ url }) => url !== null)?.url ?? null;
  const samples = itemsIn(order.voices, get(listedVoicesAtom)).map(({ preview }) => preview);
  return { parts: callerPlan(samples, track === null ? 0 : order.musicSeconds), track };
});

/** The line that the buyer listens through, shared by all places. */
const lineAtom = atom<Line>('studio');
/** Whether the phone line can be chosen; known once the files were tried. */
const hasLineAtom = atom(typeof AudioContext === 'function');

/** Plays voices and music as a caller will hear them, in studio quality or through a telephone line. */
export const ListenTool = memo(() => {
  const text = useToolText().listen;
  const hearing = useAtomValue(hearingAtom);
  const form = useForm();
  const [line, setLine] = useAtom(lineAtom);
  const [hasLine, setHasLine] = useAtom(hasLineAtom);
  const changeLine = useRef<((line: Line) => void) | null>(null);
  const { isPlaying, toggle } = useSound(async (turn) => {
    changeLine.current = null;
    try {
      await playAsCaller(hearing, turn.signal, (change) => {
        changeLine.current = change;
        change?.(form.store.get(lineAtom));
        setHasLine(change !== null);
      });
    } catch {
      if (!turn.signal.aborted) notify(form, { topic: 'tool', tone: 'warning', text: text.failed });
    }
    turn.abort();
  }, hearingAtom);
  useEffect(() => changeLine.current?.(line), [line]);
  if (hearing.parts.length === 0) return null;
  return (
    <div className={css.stack} data-print="no">
      <div className={css.listening}>
        {hasLine && (
          <Radios
            label={text.line}
            value={line}
            onPick={setLine}
            options={[
              { value: 'studio', label: text.studio },
              { value: 'phone', label: text.phone },
            ]}
          />
        )}
        <Button icon={isPlaying ? 'stop' : 'play'} onClick={toggle}>
          {isPlaying ? text.stop : text.start}
        </Button>
      </div>
      <p className={small}>{text.sample}</p>
    </div>
  );
});
