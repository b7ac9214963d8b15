import * as RadixDialog from '@radix-ui/react-dialog';
import { useId, useLayoutEffect, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import * as css from './dialog.css.ts';
import { visuallyHidden } from '../../styles/root.css.ts';
import { IconButton } from '../button/button.tsx';
import { useModal } from './use-modal.ts';

interface DialogBodyProps {
  /** The name of the Tab stop of a body that scrolls. */
  readonly label: string;
  readonly children: ReactNode;
}

/** The scrolling part of a dialog: a Tab stop only if it scrolls, because arrow keys can then scroll it. */
function DialogBody({ label, children }: DialogBodyProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [isScrollable, setScrollable] = useState(false);
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return undefined;
    const sizes = new ResizeObserver(() => setScrollable(box.scrollHeight > box.clientHeight + 1));
    for (const part of [box, ...box.children]) sizes.observe(part);
    return () => sizes.disconnect();
  }, []);
  const tabStop = isScrollable ? { tabIndex: 0, role: 'group', 'aria-label': label } : {};
  return (
    <div ref={ref} className={css.body} {...tabStop}>
      <div>{children}</div>
    </div>
  );
}

interface DialogProps {
  readonly title: string;
  /** Beside the title: the steps that the dialog leads through. */
  readonly steps?: ReactNode;
  /** Read by screen readers after the title, and shown above the content. */
  readonly description?: string;
  /** The name of the button at the top. */
  readonly closeLabel: string;
  readonly onClose: () => void;
  /** While busy, nothing closes it. */
  readonly isBusy?: boolean | undefined;
  /** The panel's width in px if the screen is wide enough; if missing, it fills the screen. */
  readonly width?: number;
  /** Stays visible below the scrolling body. */
  readonly footer?: ReactNode;
  /** Floats inside the dialog: anything outside an open modal dialog is neither accessible nor announced. */
  readonly toasts?: ReactNode;
  readonly role?: 'dialog' | 'alertdialog';
  readonly children?: ReactNode;
}

/**
 * A modal dialog: Radix for its title, description and close button, the native `<dialog>` for the top layer, the inert
 * page and the focus. `Content` of Radix does not work inside a shadow root (docs/decisions/0003).
 */
export function Dialog({
  title,
  steps,
  description,
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
  const id = useId();
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
    <RadixDialog.Root open modal={false} onOpenChange={onClose}>
      <dialog
        ref={ref}
        tabIndex={-1}
        role={role}
        aria-modal="true"
        aria-labelledby={`${id}t`}
        aria-describedby={description && `${id}d`}
        className={css.screen}
        closedby={isBusy ? 'none' : 'closerequest'}
        onCancel={cancel}
        onClose={reopenOrClose}
      >
        <div part="dialog" className={width ? css.panel : css.fullPanel} style={{ maxWidth: width }}>
          <Head titleId={`${id}t`} title={title} steps={steps} closeLabel={closeLabel} isBusy={isBusy} />
          <DialogBody label={title}>
            {description && <RadixDialog.Description id={`${id}d`}>{description}</RadixDialog.Description>}
            {children}
          </DialogBody>
          {toasts}
          {footer && <div className={css.actions}>{footer}</div>}
        </div>
      </dialog>
    </RadixDialog.Root>
  );
}

interface HeadProps extends Pick<DialogProps, 'title' | 'steps' | 'closeLabel' | 'isBusy'> {
  readonly titleId: string;
}

function Head({ titleId, title, steps, closeLabel, isBusy }: HeadProps) {
  return (
    <div className={css.head}>
      <span data-start="" tabIndex={-1} className={visuallyHidden} />
      <div className={css.titles}>
        <RadixDialog.Title id={titleId} className={css.title} tabIndex={-1}>
          {title}
        </RadixDialog.Title>
        {steps}
      </div>
      <RadixDialog.Close asChild>
        <IconButton icon="close" label={closeLabel} disabled={isBusy} />
      </RadixDialog.Close>
    </div>
  );
}
