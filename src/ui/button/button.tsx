import type { ComponentProps, MouseEvent } from 'react';
import * as css from './button.css.ts';
import { Icon, type IconName } from '../icon.tsx';

interface ButtonProps extends ComponentProps<'button'> {
  readonly kind?: keyof typeof css.button;
  readonly icon?: IconName;
  readonly isCompact?: boolean;
}

/**
 * Frames that are sandboxed without `allow-forms` send no form, and so no `submit` either: the press of a button, or of
 * Enter in a field, tells the form itself.
 */
function submit(event: MouseEvent<HTMLButtonElement>): void {
  event.preventDefault();
  event.currentTarget.form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
}

/** A button of the form; a primary one leads on, there is one in a place. */
export function Button({
  kind = 'secondary',
  icon,
  isCompact = false,
  children,
  className = '',
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      part={kind === 'primary' ? 'button button-primary' : 'button'}
      {...(rest.type === 'submit' && { onClick: submit })}
      {...rest}
      className={`${css.button[kind]} ${isCompact ? css.compact : ''} ${className}`}
    >
      {icon && <Icon name={icon} size={18} />}
      {children}
    </button>
  );
}

/** A link that looks like a primary button: it leads to another page. */
export function LinkButton({ children, ...rest }: Omit<ComponentProps<'a'>, 'className'>) {
  return (
    <a part="button button-primary" {...rest} className={css.button.primary}>
      {children}
    </a>
  );
}

interface IconButtonProps extends ComponentProps<'button'> {
  readonly icon: IconName;
  readonly label: string;
}

/** A button that shows a drawing; its name is what screen readers say. */
export function IconButton({ icon, label, className = '', ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      part="button"
      aria-label={label}
      title={label}
      {...rest}
      className={`${css.button.quiet} ${css.iconOnly} ${className}`}
    >
      <Icon name={icon} />
    </button>
  );
}
