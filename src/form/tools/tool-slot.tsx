import { startTransition, useEffect, useRef, useState, type Attributes, type ComponentType } from 'react';
import { pay } from '../../state/checkout/pay.ts';
import { textAtom } from '../../state/host/settings.ts';
import { notify } from '../../state/notices/notices.ts';
import { useForm } from '../context/form-context.tsx';
import { Crash } from '../layout/crash.tsx';
import { currentTools, subscribeToTools, type ToolDialogProps, type Tools, type ToolSlots } from './tools.ts';

/** The distance from the visible area at which the tools are loaded; on most pages, as soon as the form is visible. */
const rootMargin = '1600px';

/** Loads the tools once an element is near the visible area and the page is idle. */
export function useLoadToolsNear() {
  const near = useRef<HTMLDivElement>(null);
  const { host } = useForm();
  useEffect(() => {
    if (near.current === null) return undefined;
    // Safari has no idle callbacks.
    const later = window.requestIdleCallback ?? setTimeout;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        later(() => void host.loadTools());
      },
      { rootMargin },
    );
    observer.observe(near.current);
    return () => observer.disconnect();
  }, [host]);
  return near;
}

/** Loads the tools if the buyer waits for them. If that fails, a toast says so, and `giveUp` is called. */
export function useNeededTools(isNeeded: boolean, giveUp?: () => void): void {
  const form = useForm();
  useEffect(() => {
    if (!isNeeded) return;
    void form.host.loadTools(true).then((areLoaded) => {
      if (areLoaded) return;
      giveUp?.();
      const text = form.store.get(textAtom).notices.dialogMissing;
      notify(form, { topic: 'tool', tone: 'warning', text });
    });
  }, [isNeeded, form, giveUp]);
}

/** The script tools, once they have loaded. Rendering them all at once would block the page. */
export function useTools(): Tools | null {
  const [tools, setTools] = useState(currentTools);
  useEffect(() => {
    const update = () => startTransition(() => setTools(currentTools()));
    update();
    return subscribeToTools(update);
  }, []);
  return tools;
}

/** The place of a script tool: empty until the tools have loaded, and again if the tool fails. */
export function ToolSlot<Name extends keyof ToolSlots>(props: Attributes & { readonly name: Name } & ToolSlots[Name]) {
  const Tool: ComponentType<ToolSlots[Name]> | undefined = useTools()?.slots[props.name];
  return (
    Tool && (
      <Crash isTool>
        <Tool {...props} />
      </Crash>
    )
  );
}

type DialogName = Extract<keyof ToolSlots, `${string}-dialog`>;

/**
 * A modal dialog in the file of the script tools, because it is not needed at first. If the file is missing when the
 * dialog is opened, it is loaded; if that fails, a toast says so.
 */
export function ToolDialog(props: ToolDialogProps & { readonly name: DialogName }) {
  const isMissing = useTools() === null;
  useNeededTools(props.isOpen && isMissing, props.onClose);
  return <ToolSlot {...props} />;
}

/** Pays for the order, unless the script tools first ask about placeholders that were left in. */
export function usePay(): () => void {
  const form = useForm();
  return () => {
    if (currentTools()?.confirmPlaceholders(form) ?? true) void pay(form);
  };
}
