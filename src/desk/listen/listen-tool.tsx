import { useAtomValue, useSetAtom } from 'jotai/react';
import { atom } from 'jotai/vanilla';
import { memo, useRef, useState } from 'react';
import { distinctAtom } from '../../state/distinct-atom.ts';
import { itemsIn, tracksOf } from '../../domain/order/slots.ts';
import { callerPlan } from '../../domain/scripts/listen/loop.ts';
import { dataOr, listedVoicesAtom, tracksAtom } from '../../state/catalogue/catalogue.ts';
import { isDialogOpenAtom } from '../../state/dialogs.ts';
import { useForm } from '../../form/context/form-context.tsx';
import { notify } from '../../state/notices/notices.ts';
import { orderAtom } from '../../state/session/order-atoms.ts';
import { useToolText } from '../use-tool-text.ts';
import { call, type Caller } from './caller.ts';
import { endTurn, takeTurn, useStopOnChange } from './one-sound.ts';
import type { Line } from './sound-graph.ts';
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

/** Behind a dialog, it could not be stopped; and another order sounds different. */
const ends = [hearingAtom, isDialogOpenAtom];

/** How often the progress is updated, in milliseconds. */
const tick = 250;

/** Plays the order as a caller hears it; `progress` is null while nothing plays. */
function useCaller() {
  const text = useToolText().listen;
  const hearing = useAtomValue(hearingAtom);
  const form = useForm();
  const [line, setLine] = [useAtomValue(lineAtom), useSetAtom(lineAtom)];
  const [hasLine, setHasLine] = [useAtomValue(hasLineAtom), useSetAtom(hasLineAtom)];
  const [progress, setProgress] = useState<number | null>(null);
  const caller = useRef<Caller | null>(null);
  const stop = useRef<(() => void) | null>(null);
  useStopOnChange(ends, stop);

  const start = async (): Promise<void> => {
    const controller = new AbortController();
    const { signal } = controller;
    const end = (): void => controller.abort();
    const endOwn = (): void => endTurn(end);
    stop.current = endOwn;
    caller.current = null;
    takeTurn(end);
    setProgress(0);
    const timer = setInterval(() => setProgress(caller.current?.progress() ?? 0), tick);
    try {
      await call({ ...hearing, line }, signal, (playing) => {
        caller.current = playing;
        setHasLine(playing.hasLine);
      });
    } catch {
      if (!signal.aborted) notify(form, { topic: 'tool', tone: 'warning', text: text.failed });
    }
    clearInterval(timer);
    endOwn();
    // A second click may have started another one before this one ended.
    if (stop.current === endOwn) setProgress(null);
  };
  return {
    canListen: hearing.parts.length > 0,
    line,
    hasLine,
    progress,
    setLine: (wanted: Line): void => {
      setLine(wanted);
      caller.current?.setLine(wanted);
    },
    toggle: (): void => (progress === null ? void start() : stop.current?.()),
  };
}

/** Plays voices and music as a caller will hear them, in studio quality or through a telephone line. */
export const ListenTool = memo(() => {
  const text = useToolText().listen;
  const { canListen, line, hasLine, progress, setLine, toggle } = useCaller();
  if (!canListen) return null;
  const isOn = progress !== null;
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
        <Button icon={isOn ? 'stop' : 'play'} onClick={toggle}>
          {isOn ? text.stop : text.start}
        </Button>
        {isOn && <progress className={css.heard} aria-label={text.progress} max={1} value={progress} />}
      </div>
      <p className={small}>{text.sample}</p>
    </div>
  );
});
