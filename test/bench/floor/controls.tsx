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

const hintId = (id: string): string => `${id}h`;

/** What an input needs, to be found by its label and to have its hint read out. */
const inputProps = (id: string, hint: ReactNode) => ({ id, 'aria-describedby': hint ? hintId(id) : undefined });

/** A control below its label, with its hint. No component: that would be one more to render. */
const field = (id: string, { label, hint }: Labelled, control: ReactNode) => (
  <div className="field">
    <label htmlFor={id}>{label}</label>
    {control}
    {hint && (
      <div id={hintId(id)} className="hint">
        {hint}
      </div>
    )}
  </div>
);

export function TextInput({ label, hint, ...rest }: Labelled & ComponentProps<'input'>) {
  const id = useId();
  return field(id, { label, hint }, <input {...inputProps(id, hint)} className="control" {...rest} />);
}

export function TextArea({ label, hint, ...rest }: Labelled & ComponentProps<'textarea'>) {
  const id = useId();
  return field(id, { label, hint }, <textarea {...inputProps(id, hint)} className="control area" {...rest} />);
}

export function Select({ label, hint, children, ...rest }: Labelled & ComponentProps<'select'>) {
  const id = useId();
  const control = (
    <div className="select-box">
      <select {...inputProps(id, hint)} className="control select" {...rest}>
        {children}
      </select>
      <span className="chevron">
        <Icon name="chevron" size={18} />
      </span>
    </div>
  );
  return field(id, { label, hint }, control);
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
