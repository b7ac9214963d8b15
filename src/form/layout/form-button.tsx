import { useAtomValue } from 'jotai/react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useForm } from '../context/form-context.tsx';
import { isProcessingAtom } from '../../state/checkout/checkout-state.ts';
import { closeForm, openForm } from '../../state/form-window.ts';
import { areTextsComingAtom, isOpenAtom, settingsAtom, wasReachedAtom } from '../../state/host/settings.ts';
import { serviceTypeAtom } from '../../state/session/order-atoms.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { useText } from '../texts/use-text.ts';

/** If the page has opened the form, the browser does not know what had the focus before. */
function useFocusAfter(isOpen: boolean) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const giveFocus = (): void => {
      if (document.activeElement === document.body) place.current?.querySelector('button')?.focus();
    };
    return isOpen ? giveFocus : undefined;
  }, [isOpen]);
  return place;
}

/** Mounts after the dialog opens, because a dialog that was open before would be below it. */
function OnceOpen({ children }: { readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return isOpen ? <>{children}</> : <div ref={(place) => place && setOpen(true)} />;
}

/** The button of `display="button"`, and the form over the page while it is open (docs/contract.md, The element). */
export function FormButton({ children }: { readonly children: ReactNode }) {
  const text = useText();
  const service = useAtomValue(serviceTypeAtom);
  const label = useAtomValue(settingsAtom).buttonLabel ?? text.order(text.services[service].name);
  const areTextsComing = useAtomValue(areTextsComingAtom);
  const isOpen = useAtomValue(isOpenAtom);
  const isBusy = useAtomValue(isProcessingAtom);
  const form = useForm();
  const prepare = (): void => form.store.set(wasReachedAtom, true);
  return (
    <div ref={useFocusAfter(isOpen)}>
      <Button
        kind="primary"
        aria-haspopup="dialog"
        aria-busy={areTextsComing}
        data-opens="form"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => openForm(form)}
      >
        {label}
      </Button>
      {isOpen && (
        <Dialog title={label} closeLabel={text.close} onClose={() => closeForm(form)} isBusy={isBusy}>
          <OnceOpen>{children}</OnceOpen>
        </Dialog>
      )}
    </div>
  );
}
