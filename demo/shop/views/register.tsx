import type { ReactElement } from 'react';
import type { Registration } from '../accounts/register.ts';
import type { Notice } from '../http/cookies.ts';
import type { StoredOrder } from '../repositories/orders.ts';
import { AccountFrame, SwitchLink } from './account-frame.tsx';
import { loginPath, registeredPath, registerPath } from './account-links.ts';
import { ChosenPassword, EmailField, NameFields, PhoneField } from './form-field.tsx';
import { PageForm, type Refused } from './form.tsx';
import { useTexts } from './page.tsx';
import { SaidOnce } from './said-once.tsx';

interface RegisterProps extends Refused<keyof Registration> {
  /** The destination after logging in, a path on this shop. */
  readonly back: string;
  readonly form?: Partial<Registration>;
}

/** What creating an account agrees to. */
function AgreeNote(): ReactElement {
  const { account: text } = useTexts();
  return (
    <p className="hint">
      {text.agreeTo}{' '}
      <a href="/terms" target="_blank">
        {text.ourTerms}
      </a>
      .
    </p>
  );
}

export function RegisterPage({ back, form, ...refused }: RegisterProps): ReactElement {
  const { account: text } = useTexts();
  const values = { ...form, password: undefined };
  return (
    <AccountFrame title={text.register} lead={text.registerLead} back={back} refused={refused}>
      <PageForm action={registerPath(back)} draft="by-mail" values={values} button={text.create} {...refused}>
        <NameFields />
        <EmailField />
        <ChosenPassword field="password" label={text.password} />
        <AgreeNote />
      </PageForm>
      <SwitchLink before={text.hasAccount} href={loginPath(back)} text={text.login} />
    </AccountFrame>
  );
}

interface RegisteredProps extends Refused {
  readonly back: string;
  readonly email: string;
  readonly notice?: Notice | null;
}

/** The page for everybody who has created an account, whether or not the email already had one. */
export function RegisteredPage({ back, email, notice = null, ...refused }: RegisteredProps): ReactElement {
  const { account: text } = useTexts();
  return (
    <AccountFrame title={text.sentTitle} lead={text.registeredText(email)} back={back} refused={refused}>
      <SaidOnce notice={notice} />
      <PageForm action={registeredPath} draft button={text.sendAgain} look="quiet" {...refused} />
      <SwitchLink before={text.wrongAddress} href={registerPath(back)} text={text.changeAddress} />
      <SwitchLink href={loginPath(back)} text={text.login} />
    </AccountFrame>
  );
}

/** The state of the offer of an account that is shown again. */
export type OfferState = Omit<RegisterProps, 'back'>;

/** Offers an account to a guest who has paid, with what they typed: only a password is missing. */
export function AccountOffer({ order, form, ...refused }: OfferState & { readonly order: StoredOrder }): ReactElement {
  const { account: text } = useTexts();
  const { email, firstName, lastName, companyName } = order;
  return (
    <section className="panel">
      <h2>{text.register}</h2>
      <p className="muted">{text.offer}</p>
      <PageForm
        action={`/thank-you/${order.token}`}
        values={{ email: form?.email ?? email, phone: form?.phone }}
        button={text.create}
        look="quiet"
        {...refused}
      >
        {Object.entries({ firstName, lastName, companyName }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <EmailField />
        {order.phone === '' && <PhoneField label={text.phone} hint={text.phoneForOrders} isOptional />}
        <ChosenPassword field="password" label={text.password} />
        <AgreeNote />
      </PageForm>
    </section>
  );
}
