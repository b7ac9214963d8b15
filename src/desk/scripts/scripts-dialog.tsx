import type { SyntheticEvent } from 'react';
import { TextArea } from '../../ui/inputs.tsx';
import { ToolDialog } from '../tool-dialog.tsx';
import { useDeskText } from '../use-desk-text.ts';

interface ScriptsDialogProps {
  readonly scripts: string;
  readonly onClose: () => void;
}

const selectAll = (event: SyntheticEvent<HTMLTextAreaElement>): void => event.currentTarget.select();

/** The scripts to be copied by hand, where the page or the browser keeps the clipboard from us. */
export function ScriptsDialog({ scripts, onClose }: ScriptsDialogProps) {
  const text = useDeskText().copy;
  return (
    <ToolDialog title={text.title} width={680} onClose={onClose}>
      <TextArea label={text.scripts} hint={text.byHand} value={scripts} readOnly onFocus={selectAll} />
    </ToolDialog>
  );
}
