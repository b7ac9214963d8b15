import type { Attributes, ComponentType } from 'react';
import { Crash } from '../layout/crash.tsx';
import { useDesk } from './desk-room.tsx';
import type { DeskSlots } from './desk.ts';

type SlotName = keyof DeskSlots;

/** The place of a script desk tool: empty until the desk has loaded, and again if the tool fails. */
export function DeskSlot<Name extends SlotName>(props: Attributes & { readonly name: Name } & DeskSlots[Name]) {
  const Tool: ComponentType<DeskSlots[Name]> | undefined = useDesk()?.slots[props.name];
  return (
    Tool && (
      <Crash isTool>
        <Tool {...props} />
      </Crash>
    )
  );
}
