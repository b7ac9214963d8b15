import { useSetAtom } from 'jotai/react';
import { useLayoutEffect, type ComponentProps } from 'react';
import { ToastList } from '../form/notices/toast-list.tsx';
import { useText } from '../form/texts/use-text.ts';
import { isToolDialogOpenAtom } from '../state/dialogs.ts';
import { Dialog } from '../ui/dialog/dialog.tsx';

/** A modal dialog of a tool; toasts are shown inside it while it is open, but not over a question. */
export function ToolDialog(props: Omit<ComponentProps<typeof Dialog>, 'closeLabel' | 'toasts'>) {
  const { close } = useText();
  const setOpen = useSetAtom(isToolDialogOpenAtom);
  useLayoutEffect(() => {
    setOpen(true);
    return () => setOpen(false);
  }, [setOpen]);
  const toasts = props.role === 'alertdialog' ? null : <ToastList isInDialog />;
  return <Dialog closeLabel={close} toasts={toasts} {...props} />;
}
