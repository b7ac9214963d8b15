import { useId, type ComponentProps, type ReactNode } from 'react';
import { Icon } from './icon.tsx';

interface SectionProps {
  readonly heading: string;
  readonly hint?: string;
  readonly children: ReactNode;
}

export function Section({ heading, hint, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="section">
      <div className="head">
        <h2 id={id}>{heading}</h2>
        {hint && <p className="muted">{hint}</p>}
      </div>
      {children}
    </section>
  );
}

interface Labelled {
  readonly label: string;
  readonly hint?: ReactNode;
}

export function TextInput({ label, hint, ...rest }: Labelled & ComponentProps<'input'>) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input id={id} aria-describedby={hint ? `${id}h` : undefined} className="control" {...rest} />
      {hint && (
        <div id={`${id}h`} className="hint">
          {hint}
        </div>
      )}
    </div>
  );
}

export function TextArea({ label, hint, ...rest }: Labelled & ComponentProps<'textarea'>) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <textarea id={id} aria-describedby={hint ? `${id}h` : undefined} className="control area" {...rest} />
      {hint && (
        <div id={`${id}h`} className="hint">
          {hint}
        </div>
      )}
    </div>
  );
}

export function Select({ label, hint, children, ...rest }: Labelled & ComponentProps<'select'>) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="select-box">
        <select id={id} aria-describedby={hint ? `${id}h` : undefined} className="control select" {...rest}>
          {children}
        </select>
        <span className="chevron">
          <Icon name="chevron" size={18} />
        </span>
      </div>
      {hint && (
        <div id={`${id}h`} className="hint">
          {hint}
        </div>
      )}
    </div>
  );
}

interface CheckboxProps {
  readonly label: ReactNode;
  readonly hint?: string | undefined;
  readonly isChecked: boolean;
  readonly isDisabled?: boolean;
  readonly onCheck: (isChecked: boolean) => void;
}

export function Checkbox({ label, hint, isChecked, isDisabled = false, onCheck }: CheckboxProps) {
  const id = useId();
  return (
    <div className="check-row">
      <input
        type="checkbox"
        id={id}
        className="check"
        checked={isChecked}
        disabled={isDisabled}
        onChange={(event) => onCheck(event.target.checked)}
      />
      <div className="check-label">
        <label htmlFor={id}>{label}</label>
        {hint && <div className="hint">{hint}</div>}
      </div>
    </div>
  );
}

export const PlayButton = ({ name }: { readonly name: string }) => (
  <button type="button" className="play" aria-label={`Play ${name}`}>
    <Icon name="play" />
  </button>
);
