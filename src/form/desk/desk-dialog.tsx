import { useAtomValue, useSetAtom } from 'jotai/react';
import type { Atom, WritableAtom } from 'jotai/vanilla';
import { useEffect, type ComponentType } from 'react';
import { hostAtom } from '../../state/host/host.ts';
import { notifyAtom } from '../../state/notices/notices.ts';
import { Crash } from '../layout/crash.tsx';
import { useDeskAtOnce } from './desk-room.tsx';
import type { DeskDialogs } from './desk.ts';

interface DeskDialogProps {
  readonly name: keyof DeskDialogs;
  readonly isOpenAtom: Atom<boolean>;
  readonly closeAtom: WritableAtom<null, [], void>;
}

/**
 * A modal dialog that is part of the desk's file, because it is not needed at first. If the desk is missing when it is
 * opened, the desk is loaded; if that fails, a toast says so. It takes no space on the page, so it does not wait for a
 * pause.
 */
export function DeskDialog({ name, isOpenAtom, closeAtom }: DeskDialogProps) {
  const Tool: ComponentType | undefined = useDeskAtOnce()?.dialogs[name];
  const isAwaited = useAtomValue(isOpenAtom) && Tool === undefined;
  const { bringDesk } = useAtomValue(hostAtom);
  const close = useSetAtom(closeAtom);
  const notify = useSetAtom(notifyAtom);
  useEffect(() => {
    if (!isAwaited) return;
    void bringDesk(true).then((isHere) => {
      if (isHere) return;
      close();
      notify({ tone: 'warning', notice: { key: 'dialogMissing' } });
    });
  }, [isAwaited, bringDesk, close, notify]);
  return (
    Tool && (
      <Crash isTool>
        <Tool />
      </Crash>
    )
  );
}
