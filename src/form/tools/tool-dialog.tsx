import type { ComponentType } from 'react';
import { Crash } from '../layout/crash.tsx';
import { useTools } from './tool-slot.tsx';
import type { ToolDialogs } from './tools.ts';
import { useNeededTools } from './use-load-tools.ts';

interface ToolDialogProps {
  readonly name: keyof ToolDialogs;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/**
 * A modal dialog in the file of the script tools, because it is not needed at first. If the file is missing when the
 * dialog is opened, it is loaded; if that fails, a toast says so.
 */
export function ToolDialog({ name, isOpen, onClose }: ToolDialogProps) {
  const Tool: ComponentType | undefined = useTools()?.dialogs[name];
  useNeededTools(isOpen && Tool === undefined, onClose);
  return (
    Tool && (
      <Crash isTool>
        <Tool />
      </Crash>
    )
  );
}
