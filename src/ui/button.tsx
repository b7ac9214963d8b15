import type { ComponentProps } from 'react';
import * as css from './button.css.ts';
import { Icon, type IconName } from './icon.tsx';

interface ButtonProps extends ComponentProps<'button'> {
  readonly kind?: keyof typeof css.button;
  readonly icon?: IconName;
  readonly isCompact?: boolean;
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
      {...rest}
      className={`${css.button[kind]} ${isCompact ? css.compact : ''} ${className}`}
    >
      {icon && <Icon name={icon} size={18} />}
      {children}
    </button>
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
