import type { SyntheticEvent } from 'react';
import { TextArea } from '../ui/field/inputs.tsx';
import { ToolDialog } from './tool-dialog.tsx';

interface CopyDialogProps {
  readonly title: string;
  readonly label: string;
  /** Why it has to be copied by hand. */
  readonly hint: string;
  readonly text: string;
  readonly onClose: () => void;
}

const selectAll = (event: SyntheticEvent<HTMLTextAreaElement>): void => event.currentTarget.select();

/** A text to be copied by hand, if nothing else works. */
export function CopyDialog({ title, label, hint, text, onClose }: CopyDialogProps) {
  return (
    <ToolDialog title={title} width={680} onClose={onClose}>
      <TextArea label={label} hint={hint} value={text} readOnly onFocus={selectAll} />
    </ToolDialog>
  );
}
