import { useSyncExternalStore, type Attributes, type ComponentType } from 'react';
import { Crash } from '../layout/crash.tsx';
import { currentTools, subscribeToTools, type Tools, type ToolSlots } from './tools.ts';

/** The script tools, once they have loaded. */
export const useTools = (): Tools | null => useSyncExternalStore(subscribeToTools, currentTools);

type SlotName = keyof ToolSlots;

/** The place of a script tool: empty until the tools have loaded, and again if the tool fails. */
export function ToolSlot<Name extends SlotName>(props: Attributes & { readonly name: Name } & ToolSlots[Name]) {
  const Tool: ComponentType<ToolSlots[Name]> | undefined = useTools()?.slots[props.name];
  return (
    Tool && (
      <Crash isTool>
        <Tool {...props} />
      </Crash>
    )
  );
}
