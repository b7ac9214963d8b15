import { useAtomValue, useSetAtom } from 'jotai/react';
import type { Atom, WritableAtom } from 'jotai/vanilla';
import type { ComponentType } from 'react';
import { Crash } from '../layout/crash.tsx';
import { useDeskAtOnce } from './desk-room.tsx';
import type { DeskDialogs } from './desk.ts';
import { useAwaitedDesk } from './use-bring-desk.ts';

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
  useAwaitedDesk(isAwaited, useSetAtom(closeAtom));
  return (
    Tool && (
      <Crash isTool>
        <Tool />
      </Crash>
    )
  );
}
