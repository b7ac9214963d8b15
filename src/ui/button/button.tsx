import type { ComponentProps, MouseEvent } from 'react';
import * as css from './button.css.ts';
import { Icon, type IconName } from '../icon.tsx';

interface ButtonProps extends ComponentProps<'button'> {
  readonly kind?: keyof typeof css.button;
  readonly icon?: IconName;
  readonly isCompact?: boolean;
  /** Whether the second click of a double click counts, too. */
  readonly isRepeatable?: boolean;
}

/** Calls a handler, but not for the second click of a double click: the first one may have added or removed something. */
const ignoringDoubleClick =
  (onClick: ButtonProps['onClick']) =>
  (event: MouseEvent<HTMLButtonElement>): void => {
    if (event.detail < 2) onClick?.(event);
    // A second click must not submit a form either.
    else event.preventDefault();
  };

/**
 * Frames that are sandboxed without `allow-forms` submit no forms and fire no `submit`, so a press of the button, or
 * Enter in a field, notifies the form directly.
 */
function submit(event: MouseEvent<HTMLButtonElement>): void {
  event.preventDefault();
  event.currentTarget.form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
}

/** A button of the form; a primary one continues the order, and there is one per place. */
export function Button({
  kind = 'secondary',
  icon,
  isCompact = false,
  isRepeatable = false,
  onClick,
  children,
  className = '',
  ...rest
}: ButtonProps) {
  const click = onClick ?? (rest.type === 'submit' ? submit : undefined);
  return (
    <button
      type="button"
      part={kind === 'primary' ? 'button button-primary' : 'button'}
      {...rest}
      onClick={isRepeatable ? click : ignoringDoubleClick(click)}
      className={`${css.button[kind]} ${isCompact ? css.compact : ''} ${className}`}
    >
      {icon && <Icon name={icon} size={18} />}
      {/* Beside an icon, a translated text needs an element of its own. */}
      {typeof children === 'string' ? <span>{children}</span> : children}
    </button>
  );
}

type IconButtonProps = ComponentProps<'button'> & { readonly icon: IconName; readonly label: string };

/** A button with an icon; its name is for screen readers. */
export const IconButton = ({ icon, label, className = '', ...rest }: IconButtonProps) => (
  <Button kind="quiet" aria-label={label} {...rest} className={`${css.iconOnly} ${className}`}>
    <Icon name={icon} />
  </Button>
);
