import type { ComponentProps, ReactNode } from 'react';
import { Icon } from './icon.tsx';
import * as css from './notice.css.ts';

interface NoticeProps extends Omit<ComponentProps<'div'>, 'className'> {
  readonly tone?: keyof typeof css.notice;
  readonly actions?: ReactNode;
}

const icons = { info: 'info', success: 'check', warning: 'alert', danger: 'alert' } as const;

/** A box that tells something, with what can be done about it. */
export function Notice({ tone = 'info', actions, children, ...rest }: NoticeProps) {
  return (
    <div {...rest} className={css.notice[tone]}>
      <span className={css.icon[tone]}>
        <Icon name={icons[tone]} />
      </span>
      <div className={css.body}>
        <div className={css.words}>{children}</div>
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
    </div>
  );
}
