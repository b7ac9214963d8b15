import * as RadixDialog from '@radix-ui/react-dialog';
import { useLayoutEffect, useRef, type ReactNode, type SyntheticEvent } from 'react';
import { IconButton } from '../button/button.tsx';
import * as css from './dialog.css.ts';
import { openInSight } from '../sight/open-in-sight.ts';
import { silencePlayer } from '../audio/player.ts';
import { afterPress } from '../press.ts';

interface DialogProps {
  readonly title: string;
  /** The title of the dialog's current step, shown more prominently than the dialog's title. */
  readonly step?: string | false;
  /** The name of the button at the top; null if the footer closes the dialog. */
  readonly closeLabel: string | null;
  readonly onClose: () => void;
  /** While busy, nothing closes it. */
  readonly isBusy?: boolean;
  /** The panel's width in px if the screen is wide enough; if missing, it fills the screen. */
  readonly width?: number;
  /** Stays visible below the scrolling body. */
  readonly footer?: ReactNode;
  /** Floats inside the dialog: anything outside an open modal dialog is neither accessible nor announced. */
  readonly toasts?: ReactNode;
  readonly role?: 'dialog' | 'alertdialog';
  readonly children: ReactNode;
}

/** Opens the native dialog while it is mounted. */
function useModal() {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    // A preview behind a modal dialog could not be paused.
    silencePlayer();
    openInSight(dialog);
    return () => dialog.close();
  }, []);
  return ref;
}

/**
 * A modal dialog: Radix for its structure and accessible names, the native `<dialog>` for the top layer, the inert page
 * and the focus. Radix's modal mode does not work inside a shadow root (radix-ui/primitives#3353; remove this when it
 * is fixed).
 */
export function Dialog({
  title,
  step,
  closeLabel,
  onClose,
  isBusy = false,
  width,
  footer,
  toasts,
  role = 'dialog',
  children,
}: DialogProps) {
  const ref = useModal();
  const cancel = (event: SyntheticEvent): void => {
    // `cancel` of a file input inside bubbles too; only the dialog's own counts here.
    if (event.target !== ref.current) return;
    event.preventDefault();
    if (!isBusy) onClose();
  };
  const reopenOrClose = (): void => {
    if (!isBusy) onClose();
    // Browsers close a dialog at a second Escape whatever the page does.
    requestAnimationFrame(() => ref.current?.open === false && ref.current.showModal());
  };
  return (
    <RadixDialog.Root open modal={false}>
      <RadixDialog.Content asChild role={role} aria-describedby={undefined}>
        <dialog
          ref={ref}
          aria-modal="true"
          className={css.screen}
          closedby={isBusy ? 'none' : 'closerequest'}
          onCancel={cancel}
          onClose={reopenOrClose}
        >
          <div part="dialog" className={width ? css.panel : css.fullPanel} style={{ maxWidth: width }}>
            <div className={css.head}>
              <div>
                <RadixDialog.Title className={css.title} tabIndex={-1} ref={focusOnce}>
                  {title}
                </RadixDialog.Title>
                {step && <h3 className={css.step}>{step}</h3>}
              </div>
              {closeLabel !== null && (
                <IconButton icon="close" label={closeLabel} disabled={isBusy} onClick={onClose} />
              )}
            </div>
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
            <div className={css.body} tabIndex={0} role="group" aria-label={title}>
              {children}
            </div>
            {toasts}
            {footer && <div className={css.foot}>{footer}</div>}
          </div>
        </dialog>
      </RadixDialog.Content>
    </RadixDialog.Root>
  );
}

/**
 * The title gets the focus, so that screen readers start with it and no button is pressed by accident; or a field, if
 * buyers always start with it. The host page's press that opened the dialog may take the focus away again.
 */
function focusOnce(heading: HTMLElement | null): void {
  const first = heading?.closest('dialog')?.querySelector<HTMLElement>('[data-first]') ?? heading;
  const focus = (): void => first?.focus({ preventScroll: true });
  queueMicrotask(() => {
    focus();
    afterPress(focus);
  });
}
