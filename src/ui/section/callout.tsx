import type { ComponentProps, ReactNode } from 'react';
import { Icon, toneIcons } from '../icon.tsx';
import { row } from '../../styles/shared.css.ts';
import { tone as tones } from '../tone.css.ts';
import * as css from './callout.css.ts';

interface CalloutProps extends Omit<ComponentProps<'div'>, 'className'> {
  readonly tone?: keyof typeof tones;
  readonly actions?: ReactNode;
}

/** A box with a message and its actions. */
export function Callout({ tone = 'info', actions, children, ...rest }: CalloutProps) {
  return (
    <div {...rest} className={`${css.callout} ${tones[tone]}`}>
      <div className={css.words}>
        <Icon name={toneIcons[tone]} className={css.icon} />
        {/* Beside an icon, a translated text needs an element of its own. */}
        {typeof children === 'string' ? <span>{children}</span> : children}
      </div>
      {actions && <div className={row}>{actions}</div>}
    </div>
  );
}
