import type { ComponentType } from 'react';
import { Crash } from '../layout/crash.tsx';
import { useTools } from './tool-slot.tsx';
import type { DialogName, ToolDialogProps } from './tools.ts';
import { useNeededTools } from './use-load-tools.ts';

/**
 * A modal dialog in the file of the script tools, because it is not needed at first. If the file is missing when the
 * dialog is opened, it is loaded; if that fails, a toast says so.
 */
export function ToolDialog({ name, isOpen, onClose }: ToolDialogProps & { readonly name: DialogName }) {
  const Tool: ComponentType<ToolDialogProps> | undefined = useTools()?.dialogs[name];
  useNeededTools(isOpen && Tool === undefined, onClose);
  return (
    Tool && (
      <Crash isTool>
        <Tool isOpen={isOpen} onClose={onClose} />
      </Crash>
    )
  );
}
