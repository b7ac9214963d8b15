import type { ReactElement } from 'react';
import {
  problemsOfReturn,
  testCards,
  type CardField,
  type CardProblems,
  type Decline,
  type TypedCard,
} from '../payment/card.ts';
import type { OrderRow } from '../schema/orders.ts';
import { useFormats, useOwnAction, useTexts } from './page.tsx';

export interface CardFormProps {
  readonly order: Pick<OrderRow, 'currency' | 'total'>;
  /** The earlier input; number and security code are never sent back. */
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
  readonly hasFocus?: boolean;
}

const alertId = 'card-alert';

const Field = ({ field, label, autoComplete, placeholder, value, problem, hasFocus }: FieldProps) => {
  const { checkout: text } = useTexts();
  // The focused field; its description includes the problem of the card as a whole.
  const describedBy = [hasFocus && alertId, problem && `${field}-problem`].filter(Boolean).join(' ');
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
        required
        defaultValue={value}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page is the answer to a form, and this is what it asks for
        autoFocus={hasFocus}
        aria-invalid={problem === undefined ? undefined : true}
        aria-describedby={describedBy || undefined}
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

type AlertProps = Pick<CardFormProps, 'decline'> & { readonly card: TypedCard };

const Alert = ({ card: { number, cvc }, decline }: AlertProps) => {
  const { checkout: text } = useTexts();
  return (
    <div className="alert" role="alert" id={alertId}>
      <strong>{decline === undefined ? text.checkFields : text.declines[decline]}</strong>
      {decline === undefined ? null : <span> {text.tryAnother}</span>}
      {`${number}${cvc}`.trim() === '' ? null : <p>{text.typeAgain}</p>}
    </div>
  );
};

const none: CardProblems = {};

/** The card form of the test checkout. Posts to its own URL; needs no script. */
export function CardForm({ order, card, problems = none, decline }: CardFormProps): ReactElement {
  const { checkout: text } = useTexts();
  const { money } = useFormats();
  const shown = card === undefined ? none : problemsOfReturn(problems);
  const of = (field: CardField) => ({ field, problem: shown[field] });
  return (
    <form method="post" action={useOwnAction()} noValidate>
      {card === undefined ? null : <Alert card={card} {...(decline === undefined ? {} : { decline })} />}
      {/* The first field that is wrong, as it is always asked for again. */}
      <Field
        {...of('number')}
        label={text.cardNumber}
        autoComplete="cc-number"
        placeholder="1234 1234 1234 1234"
        hasFocus={card !== undefined}
      />
      <div className="pair">
        <Field
          {...of('expiry')}
          label={text.expiry}
          autoComplete="cc-exp"
          placeholder={text.expiryExample}
          value={card?.expiry}
        />
        <Field {...of('cvc')} label={text.cvc} autoComplete="cc-csc" placeholder={text.cvcExample} />
      </div>
      <Field {...of('name')} label={text.nameOnCard} autoComplete="cc-name" value={card?.name} />
      <button type="submit">{text.pay(money(order.total, order.currency))}</button>
      <TestCards />
    </form>
  );
}
