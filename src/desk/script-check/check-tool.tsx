import { useSetAtom } from 'jotai/react';
import type { MouseEvent } from 'react';
import { notifyAtom } from '../../state/notices/notices.ts';
import { checkAllAtom } from '../../state/script/check-script.ts';
import { Button } from '../../ui/button/button.tsx';
import { useDeskText } from '../use-desk-text.ts';
import { goToFirstNote } from './go-to-note.ts';

/** Checks all messages at once, and leads to the first note. */
export function CheckTool() {
  const text = useDeskText().check;
  const check = useSetAtom(checkAllAtom);
  const notify = useSetAtom(notifyAtom);
  const ask = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    const count = check();
    const tone = count === 0 ? 'success' : 'info';
    notify({ tone, notice: { key: 'tool', text: count === 0 ? text.nothing : text.found(count) } });
    if (count > 0) goToFirstNote(currentTarget);
  };
  return (
    <Button isCompact onClick={ask}>
      {text.ask}
    </Button>
  );
}
