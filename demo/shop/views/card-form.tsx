import type { ReactElement } from 'react';
import { problemsOfReturn, testCards, type CardProblems, type Decline, type TypedCard } from '../payment/card.ts';
import type { OrderRow } from '../schema/orders.ts';
import { FormField } from './form-field.tsx';
import { FormContext, type FormState } from './form.tsx';
import { useFormats, useOwnAction, useTexts } from './page.tsx';
import { shopName } from './shop-name.ts';

export interface CardFormProps {
  readonly order: Pick<OrderRow, 'currency' | 'total'>;
  /** The earlier input; number and security code are never sent back. */
  readonly card?: TypedCard;
  readonly problems?: CardProblems;
  readonly decline?: Decline | undefined;
}

const alertId = 'card-alert';

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

const Alert = ({ decline }: Pick<CardFormProps, 'decline'>) => {
  const { checkout: text } = useTexts();
  return (
    <div className="alert" role="alert" id={alertId}>
      <strong>{decline === undefined ? text.checkFields : text.declines[decline]}</strong>
      {decline === undefined ? null : <span> {text.tryAnother}</span>}
    </div>
  );
};

/** Number and code are never sent back, so both are asked for again. */
function useCardState({ card, problems = {} }: Pick<CardFormProps, 'card' | 'problems'>): FormState {
  const { checkout: text } = useTexts();
  if (card === undefined) return { values: {}, problems: {} };
  const shown = Object.entries(problemsOfReturn(problems)).map(([field, key]) => [field, text.problems[key]]);
  return { values: { expiry: card.expiry, name: card.name }, problems: Object.fromEntries(shown) };
}

/** Completes an order that costs nothing. Posts to its own URL; needs no script. */
export function FreeForm(): ReactElement {
  const { checkout: text } = useTexts();
  return (
    <form method="post" action={useOwnAction()}>
      <p>{text.noCard}</p>
      <button type="submit">{text.complete}</button>
    </form>
  );
}

/** The card form of the test checkout. Posts to its own URL; needs no script. */
export function CardForm({ order, decline, ...typed }: CardFormProps): ReactElement {
  const { checkout: text } = useTexts();
  const { money } = useFormats();
  const { card } = typed;
  const empty = text.problems;
  const digits = { inputMode: 'numeric' } as const;
  return (
    <FormContext.Provider value={useCardState(typed)}>
      <form method="post" action={useOwnAction()} noValidate>
        {card === undefined ? null : <Alert decline={decline} />}
        <FormField
          field="number"
          label={text.cardNumber}
          autoComplete="cc-number"
          placeholder="1234 1234 1234 1234"
          {...digits}
          whenEmpty={empty.number}
          alert={card === undefined ? undefined : alertId}
        />
        <div className="pair">
          <FormField
            field="expiry"
            label={text.expiry}
            autoComplete="cc-exp"
            placeholder={text.expiryExample}
            whenEmpty={empty.expiry}
            {...digits}
          />
          <FormField
            field="cvc"
            label={text.cvc}
            autoComplete="cc-csc"
            placeholder={text.cvcExample}
            whenEmpty={empty.cvc}
            {...digits}
          />
        </div>
        <FormField field="name" label={text.nameOnCard} autoComplete="cc-name" whenEmpty={empty.name} />
        <button type="submit">{text.pay(money(order.total, order.currency))}</button>
        <p className="hint">{text.refund(shopName)}</p>
        <TestCards />
      </form>
    </FormContext.Provider>
  );
}
