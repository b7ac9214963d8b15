import type { ReactElement } from 'react';
import { testCards, type CardField, type CardProblems, type Decline, type TypedCard } from '../payment/card.ts';
import type { OrderRow } from '../schema.ts';
import { useFormats, useTexts } from './page.tsx';

export interface CardFormProps {
  readonly order: Pick<OrderRow, 'currency' | 'total'>;
  /** What was typed before; number and security code are never sent back. */
  readonly card?: TypedCard;
  readonly problems?: CardProblems;
  readonly decline?: Decline;
}

interface FieldProps {
  readonly field: CardField;
  readonly label: string;
  readonly autoComplete: string;
  readonly placeholder?: string;
  readonly value?: string | undefined;
  readonly problem?: CardProblems[CardField];
}

const Field = ({ field, label, autoComplete, placeholder, value, problem }: FieldProps) => {
  const { checkout: text } = useTexts();
  return (
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
          {text.problems[problem]}
        </p>
      )}
    </div>
  );
};

const TestCards = () => {
  const { checkout: text } = useTexts();
  return (
    <aside className="note" aria-label={text.testCards}>
      <p>
        <strong>{text.isTest}</strong> {text.useTestCard}
      </p>
      <ul>
        {testCards.map(({ number, effect }) => (
          <li key={number}>
            <code>{number}</code> {text.effects[effect]}
          </li>
        ))}
      </ul>
    </aside>
  );
};

type AlertProps = Pick<CardFormProps, 'decline'> & { readonly hasProblems: boolean };

const Alert = ({ decline, hasProblems }: AlertProps) => {
  const { checkout: text } = useTexts();
  if (decline === undefined && !hasProblems) return null;
  return (
    <div className="alert" role="alert">
      <strong>{decline === undefined ? text.checkFields : text.declines[decline]}</strong>
      {decline === undefined ? null : <span> {text.tryAnother}</span>}
    </div>
  );
};

const none: CardProblems = {};

/** The card form of the test checkout. Posts to its own address; needs no script. */
export function CardForm({ order, card, problems = none, decline }: CardFormProps): ReactElement {
  const { checkout: text } = useTexts();
  const { money } = useFormats();
  const number = { label: text.cardNumber, problem: problems.number };
  const expiry = { label: text.expiry, placeholder: text.expiryExample, problem: problems.expiry };
  const cvc = { label: text.cvc, placeholder: text.cvcExample, problem: problems.cvc };
  const name = { label: text.nameOnCard, problem: problems.name };
  return (
    <form method="post" noValidate>
      <Alert hasProblems={Object.keys(problems).length > 0} {...(decline === undefined ? {} : { decline })} />
      <Field field="number" autoComplete="cc-number" placeholder="1234 1234 1234 1234" {...number} />
      <div className="pair">
        <Field field="expiry" autoComplete="cc-exp" value={card?.expiry} {...expiry} />
        <Field field="cvc" autoComplete="cc-csc" {...cvc} />
      </div>
      <Field field="name" autoComplete="cc-name" value={card?.name} {...name} />
      <button type="submit">{text.pay(money(order.total, order.currency))}</button>
      <TestCards />
    </form>
  );
}
