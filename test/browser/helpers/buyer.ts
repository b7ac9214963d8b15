import { until } from './page.ts';
import { byRole, comes, isUsable, pick, type } from './roles.ts';

/** The smallest order: a voice and a text. */
export async function fillOrder(root: ShadowRoot, content = 'Thank you for calling.'): Promise<void> {
  byRole(root, 'radio', /^Liam/u).click();
  type(byRole(root, 'textbox', 'Message text'), content);
  await until(() => root.textContent?.includes('Voice #1: Liam'));
}

/** Presses Order Summary and waits for the dialog. */
export async function openSummary(root: ShadowRoot): Promise<HTMLElement> {
  const button = byRole(root, 'button', 'Order Summary');
  button.focus();
  button.click();
  return comes(root, 'dialog', 'Order Summary');
}

/** Has the form stay when it would leave for the checkout. */
export const stay = (form: HTMLElement): void =>
  form.addEventListener('voice-order-redirect', (event) => event.preventDefault());

/** Fills in an order and the guest form; returns the pay button once it can be pressed. */
export async function fillUpToPayment(root: ShadowRoot, content?: string): Promise<HTMLElement> {
  await fillOrder(root, content);
  await openSummary(root);
  return fillGuest(root);
}

/** Continues as a guest and fills in all required fields; returns the pay button once it can be pressed. */
export async function fillGuest(root: ShadowRoot): Promise<HTMLElement> {
  (await comes(root, 'button', 'Continue as Guest')).click();
  type(await comes(root, 'textbox', 'Email'), 'marie@example.com');
  type(byRole(root, 'textbox', 'First name'), 'Marie');
  type(byRole(root, 'textbox', 'Last name'), 'Tremblay');
  pick(byRole(root, 'combobox', 'Country'), 'CA');
  pick(await comes(root, 'combobox', 'State/Province'), 'ON');
  byRole(root, 'checkbox', 'I agree to the Terms & Conditions').click();
  return until(() => {
    const button = byRole(root, 'button', /^Proceed to Payment/u);
    return isUsable(button) && button.textContent?.includes('101.70') ? button : null;
  });
}
