import type { SyntheticEvent } from 'react';
import { TextArea } from '../ui/field/inputs.tsx';
import { ToolDialog } from './tool-dialog.tsx';

export interface TextToCopy {
  readonly title: string;
  readonly label: string;
  /** Why it has to be copied by hand. */
  readonly hint: string;
  readonly text: string;
}

const selectAll = (event: SyntheticEvent<HTMLTextAreaElement>): void => event.currentTarget.select();

/**
 * Copies a text. Returns false if the browser does not allow it, for example on plain `http:` pages and in frames
 * without the permission.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** A dialog with a text to be copied by hand. */
export function CopyDialog({ title, label, hint, text, onClose }: TextToCopy & { readonly onClose: () => void }) {
  return (
    <ToolDialog title={title} width={680} onClose={onClose}>
      <TextArea label={label} hint={hint} value={text} readOnly onFocus={selectAll} />
    </ToolDialog>
  );
}
