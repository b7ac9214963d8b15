import type { ReactElement } from 'react';
import { formatMoney } from '../pricing/money.ts';
import { testCards, type CardField, type CardProblems, type TypedCard } from '../payment/card.ts';
import type { OrderRow } from '../schema.ts';

export interface CardFormProps {
  readonly order: Pick<OrderRow, 'currency' | 'total'>;
  /** What was typed before; number and security code are never sent back. */
  readonly card?: TypedCard;
  readonly problems?: CardProblems;
  readonly decline?: string;
}

interface FieldProps {
  readonly field: CardField;
  readonly label: string;
  readonly autoComplete: string;
  readonly placeholder?: string;
  readonly value?: string | undefined;
  readonly problem?: string | undefined;
}

const Field = ({ field, label, autoComplete, placeholder, value, problem }: FieldProps) => (
  <div className={`field ${field}`}>
    <label htmlFor={field}>{label}</label>
    <input
      id={field}
      name={field}
      type="text"
      inputMode={field === 'name' ? 'text' : 'numeric'}
      autoComplete={autoComplete}
      maxLength={120}
      placeholder={placeholder}
      defaultValue={value}
      aria-invalid={problem === undefined ? undefined : true}
      aria-describedby={problem === undefined ? undefined : `${field}-problem`}
    />
    {problem === undefined ? null : (
      <p className="problem" id={`${field}-problem`}>
        {problem}
      </p>
    )}
  </div>
);

const TestCards = () => (
  <aside className="note" aria-label="Test cards">
    <p>
      <strong>This is a test checkout.</strong> No money moves. Use a test card, any later date and any security code:
    </p>
    <ul>
      {testCards.map(({ number, effect }) => (
        <li key={number}>
          <code>{number}</code> {effect}
        </li>
      ))}
    </ul>
  </aside>
);

const none: CardProblems = {};

/** The card form of the test checkout. Posts to its own address; needs no script. */
export function CardForm({ order, card, problems = none, decline }: CardFormProps): ReactElement {
  const hasProblems = Object.keys(problems).length > 0;
  const alert = decline ?? (hasProblems ? 'Please check the fields below.' : undefined);
  return (
    <form method="post" noValidate>
      {alert === undefined ? null : (
        <div className="alert" role="alert">
          <strong>{alert}</strong>
          {decline === undefined ? null : <span> Nothing was charged. You can try another card.</span>}
        </div>
      )}
      <Field
        field="number"
        label="Card number"
        autoComplete="cc-number"
        placeholder="1234 1234 1234 1234"
        problem={problems.number}
      />
      <div className="pair">
        <Field
          field="expiry"
          label="Expiry date"
          autoComplete="cc-exp"
          placeholder="MM / YY"
          value={card?.expiry}
          problem={problems.expiry}
        />
        <Field field="cvc" label="Security code" autoComplete="cc-csc" placeholder="CVC" problem={problems.cvc} />
      </div>
      <Field field="name" label="Name on card" autoComplete="cc-name" value={card?.name} problem={problems.name} />
      <button type="submit">Pay {formatMoney(order.total, order.currency)}</button>
      <TestCards />
    </form>
  );
}
