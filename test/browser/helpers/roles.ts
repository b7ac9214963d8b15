import { until } from './page.ts';

type Name = string | RegExp;

/** Where to search for a role: asking every element of a page for its role is slow. */
const places = {
  alert: '[role=alert]',
  alertdialog: 'dialog',
  button: 'button',
  checkbox: 'input[type=checkbox]',
  combobox: 'select',
  dialog: 'dialog',
  group: 'fieldset, [role=group]',
  link: 'a',
  listitem: 'li',
  radio: 'input[type=radio]',
  region: 'section',
  searchbox: 'input',
  status: '[role=status]',
  tab: '[role=tab]',
  tablist: '[role=tablist]',
  tabpanel: '[role=tabpanel]',
  textbox: 'input, textarea',
} as const;
type Role = keyof typeof places;

const fits = (said: string, name: Name): boolean => (typeof name === 'string' ? said === name : name.test(said));

/** All elements of a role and name, as assistive technology gets them. */
export function allByRole(root: ParentNode, role: Role, name: Name = /(?:)/u): readonly HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(places[role])].filter(
    (element) => element.computedRole === role && fits(element.computedName.trim(), name),
  );
}

/** The one element of a role and name, now. */
export function byRole(root: ParentNode, role: Role, name?: Name): HTMLElement {
  const [found, ...others] = allByRole(root, role, name);
  if (found === undefined || others.length > 0) {
    const names = allByRole(root, role).map((element) => element.computedName);
    throw new Error(
      `${others.length + (found ? 1 : 0)} of role ${role} are named ${String(name)}: ${names.join(' | ')}`,
    );
  }
  return found;
}

/** The element of a role and name, once it is there. */
export function comes(root: ParentNode, role: Role, name?: Name): Promise<HTMLElement> {
  return until(() => allByRole(root, role, name)[0]);
}

/** Types into a field as a buyer does: React hears of it. */
export function type(field: HTMLElement, text: string): void {
  const { defaultView } = field.ownerDocument;
  if (defaultView === null) throw new Error('no window');
  const { HTMLInputElement: Input, HTMLTextAreaElement: Area, Event: FieldEvent } = defaultView;
  const proto: object = field instanceof Input ? Input.prototype : Area.prototype;
  Object.getOwnPropertyDescriptor(proto, 'value')?.set?.call(field, text);
  field.dispatchEvent(new FieldEvent('input', { bubbles: true, composed: true }));
}

/** Picks a value of a select. */
export function pick(field: HTMLElement, value: string): void {
  const { defaultView } = field.ownerDocument;
  if (defaultView === null || !(field instanceof defaultView.HTMLSelectElement)) throw new Error('no select');
  field.value = value;
  field.dispatchEvent(new defaultView.Event('change', { bubbles: true }));
}

/** Moves the focus through a field. */
export function leave(field: HTMLElement): void {
  field.focus();
  field.blur();
  // A page that is not in front gets no focus events.
  field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

/** Whether a control is enabled: a disabled one with a reason can still be focused and announces that. */
export const isUsable = (control: Element): boolean => control.matches(':enabled') && control.ariaDisabled !== 'true';

/** Opens a part of the form that is folded. */
export async function unfold(root: ParentNode, part: string): Promise<void> {
  const button = byRole(root, 'button', new RegExp(`^${part}`, 'u'));
  if (button.ariaExpanded === 'false') button.click();
  await until(() => button.ariaExpanded === 'true');
}

/** Opens everything that is collapsed, and waits until it has its content, some of which is in the desk's file. */
export async function openAll(root: ShadowRoot): Promise<void> {
  for (const button of root.querySelectorAll<HTMLElement>('[aria-expanded=false]')) button.click();
  const contentOf = (button: Element) => root.getElementById(button.getAttribute('aria-controls') ?? '')?.textContent;
  await until(() => root.querySelector('[aria-expanded=false]') === null);
  await until(() => [...root.querySelectorAll('[aria-expanded][aria-controls]')].every(contentOf));
}
