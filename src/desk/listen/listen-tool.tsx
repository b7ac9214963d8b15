import { memo } from 'react';
import { Button } from '../../ui/button/button.tsx';
import * as css from '../desk.css.ts';
import { Radios } from '../radios.tsx';
import { useToolText } from '../use-tool-text.ts';
import * as own from './listen.css.ts';
import { useCaller } from './use-caller.ts';
import { small } from '../../styles/shared.css.ts';

/** Plays voices and music as a caller will hear them, in studio quality or through a telephone line. */
export const ListenTool = memo(() => {
  const text = useToolText().listen;
  const { canListen, line, hasLine, progress, setLine, toggle } = useCaller();
  if (!canListen) return null;
  const isOn = progress !== null;
  return (
    <div className={css.stack} data-print="no">
      <div className={own.tools}>
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
        <Button icon={isOn ? 'pause' : 'play'} onClick={toggle}>
          {isOn ? text.stop : text.start}
        </Button>
        {isOn && <progress className={own.progress} aria-label={text.progress} max={1} value={progress} />}
      </div>
      <p className={small}>{text.sample}</p>
    </div>
  );
});
