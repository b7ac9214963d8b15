import { memo } from 'react';
import type { Track } from '../../domain/catalogue/track.ts';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import * as tag from '../../ui/tag/tag.css.ts';
import { Preview } from '../layout/preview.tsx';
import { useText, wordFor } from '../texts/use-text.ts';
import { small } from '../../styles/shared.css.ts';
import * as css from './music.css.ts';

interface TrackRowProps {
  readonly track: Track;
  readonly isChosen: boolean;
  /** Names the other slot that already contains this track; null if none does. */
  readonly otherSlot: string | null;
  readonly onToggle: (id: string) => void;
}

/** One track: its preview, and a button that selects or deselects it. */
export const TrackRow = memo(({ track, isChosen, otherSlot, onToggle }: TrackRowProps) => {
  const { music: text, shopWords } = useText();
  return (
    <div className={css.row} data-chosen={isChosen}>
      <Preview name={track.title} url={track.url} />
      <div>
        <div className={css.title}>{track.title}</div>
        <div className={small}>{track.categories.map((name) => wordFor(shopWords, name)).join(', ')}</div>
      </div>
      {otherSlot === null ? (
        <Button
          kind={isChosen ? 'primary' : 'secondary'}
          part="button"
          isCompact
          className={css.select}
          aria-pressed={isChosen}
          aria-label={text.select(track.title)}
          onClick={() => onToggle(track.id)}
        >
          <span className={css.icon}>
            <Icon name={isChosen ? 'check' : 'plus'} size={18} />
          </span>
          <span className={css.word}>{text.choose}</span>
        </Button>
      ) : (
        <span className={tag.tag.strong}>{otherSlot}</span>
      )}
    </div>
  );
});
