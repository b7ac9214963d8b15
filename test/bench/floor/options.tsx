import { memo, useState } from 'react';
import { phoneSystems, plainFormatValues } from '../../../src/domain/phone-systems/phone-systems.ts';
import { Checkbox, Section, Select, TextArea, TextInput } from './controls.tsx';
import type { Dispatch, Order } from './order.ts';

type OptionsProps = Pick<Order, 'phoneSystem' | 'proofReading' | 'rushProduction'> & {
  readonly rate: { readonly proofReading: number; readonly rushProduction: number } | undefined;
  readonly canRush: boolean;
  readonly dispatch: Dispatch;
};

const isFormat = ({ value }: { readonly value: string }): boolean => plainFormatValues.includes(value);
const fileFormats = phoneSystems.filter(isFormat);
const systems = phoneSystems.filter((system) => !isFormat(system));

const optionOf = ({ value, label }: { readonly value: string; readonly label: string }) => (
  <option key={value} value={value}>
    {label}
  </option>
);

export const Options = memo(function Options(props: OptionsProps) {
  const { phoneSystem, proofReading, rushProduction, rate, canRush, dispatch } = props;
  const edit = (part: Partial<Order>): void => dispatch({ type: 'edit', part });
  return (
    <Section heading="Options">
      <div className="pair">
        <Select
          label="Your Phone System or File Format"
          hint="Choose your phone system or a file format. We’ll deliver audio that works with it."
          value={phoneSystem}
          onChange={(event) => edit({ phoneSystem: event.target.value })}
        >
          <optgroup label="File formats">{fileFormats.map(optionOf)}</optgroup>
          <optgroup label="Phone systems">{systems.map(optionOf)}</optgroup>
        </Select>
        <fieldset>
          <legend>Additional Options</legend>
          <Checkbox
            label={<Priced label="Proof Reading" price={rate?.proofReading} />}
            hint="An editor checks spelling, grammar and flow before recording."
            isChecked={proofReading}
            onCheck={(isChecked) => edit({ proofReading: isChecked })}
          />
          <Checkbox
            label={<Priced label="Rush Production Fee, 2 Business Days Guarantee" price={rate?.rushProduction} />}
            hint={canRush ? undefined : 'Selected voice does not offer rush production.'}
            isChecked={rushProduction && canRush}
            isDisabled={!canRush}
            onCheck={(isChecked) => edit({ rushProduction: isChecked })}
          />
        </fieldset>
      </div>
    </Section>
  );
});

const Priced = ({ label, price }: { readonly label: string; readonly price: number | undefined }) => (
  <span className="priced">
    <span>{label}</span> {price !== undefined && <span className="muted">+${price.toFixed(2)}</span>}
  </span>
);

interface CommentsProps {
  readonly comments: string;
  readonly dispatch: Dispatch;
}

export const Comments = memo(function Comments({ comments, dispatch }: CommentsProps) {
  return (
    <Section heading="Comments">
      <TextArea
        label="Comments"
        hint={`Anything the studio should know. ${comments.length} of 1000 characters`}
        value={comments}
        onChange={(event) => dispatch({ type: 'edit', part: { comments: event.target.value } })}
      />
    </Section>
  );
});

export const Discount = memo(function Discount() {
  const [code, setCode] = useState('');
  return (
    <Section heading="Discount">
      <form className="discount" onSubmit={(event) => event.preventDefault()}>
        <TextInput label="Discount code" value={code} onChange={(event) => setCode(event.target.value)} />
        <button type="submit" className="button">
          Apply
        </button>
      </form>
    </Section>
  );
});
