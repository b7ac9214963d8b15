import { CopyDialog } from '../copy-dialog.tsx';
import { useDeskText } from '../use-desk-text.ts';

interface ScriptsDialogProps {
  readonly scripts: string;
  readonly onClose: () => void;
}

/** The scripts to be copied by hand, if the page or the browser blocks the clipboard. */
export function ScriptsDialog({ scripts, onClose }: ScriptsDialogProps) {
  const text = useDeskText().copy;
  return <CopyDialog title={text.title} label={text.scripts} hint={text.byHand} text={scripts} onClose={onClose} />;
}
