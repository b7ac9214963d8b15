import type { ReactElement, ReactNode } from 'react';
import type { OrderRow } from '../schema/orders.ts';
import { AccountPanel } from './account-frame.tsx';
import { ChosenPassword, CurrentPassword, EmailField } from './form-field.tsx';
import { DangerButtons, PageForm, type Refused } from './form.tsx';
import { useFormats, useOwnAction, useTexts } from './page.tsx';

interface PasswordFormProps extends Refused {
  readonly title: string;
  readonly lead: string;
  readonly button: string;
  readonly keep?: string;
  readonly email?: string;
  readonly children: ReactNode;
}

/** Asks for the password before an action that only the owner of an account may do. Posts to its own URL. */
function PasswordForm({ title, lead, button, keep, email, children, ...refused }: PasswordFormProps): ReactElement {
  return (
    <AccountPanel title={title} refused={refused}>
      <p className="muted">{lead}</p>
      <PageForm action={useOwnAction()} values={{ email }} button={button} keep={keep} {...refused}>
        {children}
      </PageForm>
    </AccountPanel>
  );
}

interface ChangeEmailProps extends Refused<'email' | 'password'> {
  /** The new one, as it was typed. */
  readonly email?: string;
}

export function ChangeEmailPage({ email = '', ...refused }: ChangeEmailProps): ReactElement {
  const { account: text } = useTexts();
  const words = { title: text.changeEmail, lead: text.changeLead, button: text.send };
  return (
    <PasswordForm {...words} email={email} {...refused}>
      <EmailField label={text.newEmail} autoComplete="email" />
      <CurrentPassword />
    </PasswordForm>
  );
}

export function ChangePasswordPage(refused: Refused<'password' | 'newPassword'>): ReactElement {
  const { account: text } = useTexts();
  const words = { title: text.changePassword, lead: text.changePasswordLead, button: text.save };
  return (
    <PasswordForm {...words} {...refused}>
      <CurrentPassword label={text.currentPassword} />
      <ChosenPassword field="newPassword" label={text.newPassword} />
    </PasswordForm>
  );
}

export function DeleteAccountPage(refused: Refused<'password'>): ReactElement {
  const { account: text } = useTexts();
  const words = { title: text.deleteAccount, lead: text.deleteLead, button: text.deleteButton, keep: text.keepAccount };
  return (
    <PasswordForm {...words} {...refused}>
      <CurrentPassword />
    </PasswordForm>
  );
}

/** Asks whether to discard an unpaid order. Posts to its own URL. */
export function DiscardPage({ order }: { readonly order: OrderRow }): ReactElement {
  const { orders: text } = useTexts();
  const { money } = useFormats();
  return (
    <AccountPanel title={text.discardOrder(order.number)}>
      <p className="muted">
        {order.serviceTitle} · {money(order.total, order.currency)}
      </p>
      <p>{text.discardLead}</p>
      <form method="post">
        <DangerButtons button={text.discard} keep={text.keep} />
      </form>
    </AccountPanel>
  );
}
