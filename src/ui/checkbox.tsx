import { useId, type ComponentProps, type ReactNode } from 'react';
import * as css from './field.css.ts';
import { Icon } from './icon.tsx';

type CheckboxProps = Omit<ComponentProps<'input'>, 'onChange' | 'className'> & {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly onCheck: (isChecked: boolean) => void;
};

/** A checkbox whose whole label can be clicked; hint and error are tied to it. */
export function Checkbox({ label, hint, error, onCheck, ...rest }: CheckboxProps) {
  const id = useId();
  const described = [hint && `${id}h`, error && `${id}e`].filter(Boolean).join(' ') || undefined;
  return (
    <div className={css.checkRow}>
      <input
        type="checkbox"
        {...rest}
        id={id}
        aria-describedby={described}
        aria-invalid={error ? true : undefined}
        className={css.check}
        onChange={(event) => onCheck(event.target.checked)}
      />
      <div className={css.checkLabel}>
        <label htmlFor={id}>{label}</label>
        {hint && (
          <div id={`${id}h`} className={css.hint}>
            {hint}
          </div>
        )}
        {error && (
          <div id={`${id}e`} className={css.error}>
            <Icon name="alert" size={16} />
            {error}
          </div>
        )}
      </div>
    </div>
  );
}
