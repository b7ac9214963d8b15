import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../icon.tsx';
import * as css from './callout.css.ts';

interface CalloutProps extends Omit<ComponentProps<'div'>, 'className'> {
  readonly tone?: keyof typeof css.callout;
  readonly actions?: ReactNode;
}

/** The icons of a message's tones. */
export const toneIcons = { info: 'info', success: 'check', warning: 'alert', danger: 'alert' } as const;

/** A box with a message and its actions. */
export function Callout({ tone = 'info', actions, children, ...rest }: CalloutProps) {
  return (
    <div {...rest} className={css.callout[tone]}>
      <div className={css.words}>
        <span className={css.icon[tone]}>
          <Icon name={toneIcons[tone]} />
        </span>
        {children}
      </div>
      {actions && <div className={css.actions}>{actions}</div>}
    </div>
  );
}
