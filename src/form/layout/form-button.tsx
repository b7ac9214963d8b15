import { useAtomValue, useSetAtom } from 'jotai/react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { isProcessingAtom } from '../../state/checkout/checkout.ts';
import { closeFormAtom, isOpenAtom, openFormAtom } from '../../state/form-window.ts';
import { isNearAtom } from '../../state/host/near.ts';
import { settingsAtom } from '../../state/host/settings.ts';
import { serviceTypeAtom } from '../../state/order/service.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { useText } from '../texts/use-text.ts';
import { useAreTextsComing } from '../texts/wording-provider.tsx';

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

/** Comes once the dialog around it is open, because a dialog that was open before would be below it. */
function OnceOpen({ children }: { readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return isOpen ? <>{children}</> : <div ref={(place) => place && setOpen(true)} />;
}

/** The button of `display="button"`, and the form over the page while it is open (docs/contract.md, The element). */
export function FormButton({ children }: { readonly children: ReactNode }) {
  const text = useText();
  const service = useAtomValue(serviceTypeAtom);
  const label = useAtomValue(settingsAtom).buttonLabel ?? text.order(text.services[service].name);
  const areTextsComing = useAreTextsComing();
  const isOpen = useAtomValue(isOpenAtom);
  const isBusy = useAtomValue(isProcessingAtom);
  const prepare = useSetAtom(isNearAtom);
  const open = useSetAtom(openFormAtom);
  const close = useSetAtom(closeFormAtom);
  return (
    <div ref={useFocusAfter(isOpen)}>
      <Button
        kind="primary"
        aria-haspopup="dialog"
        aria-busy={areTextsComing}
        data-opens="form"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={open}
      >
        {label}
      </Button>
      {isOpen && (
        <Dialog title={label} closeLabel={text.close} onClose={close} isBusy={isBusy}>
          <OnceOpen>{children}</OnceOpen>
        </Dialog>
      )}
    </div>
  );
}
