/**
 * One entry of the health report, in plain English: it is for people who embed the form, not for buyers. No
 * punctuation follows an address at the end of a sentence, because it would be copied along.
 */
export interface Finding {
  readonly state: 'problem' | 'warning' | 'ok';
  readonly text: string;
  /** Lines to copy, such as an attribute; empty if there are none. */
  readonly code: string;
}

const findingOf =
  (state: Finding['state']) =>
  (text: string, code = ''): Finding => ({ state, text, code });

export const problem = findingOf('problem');
export const warning = findingOf('warning');
export const ok = findingOf('ok');

/** The element with the page's attributes (the form itself, or the marked div around it) and the prefix of their names. */
export function attributeHolder(element: HTMLElement) {
  const { parentElement: parent } = element;
  return parent?.hasAttribute('data-voice-order-form')
    ? ({ holder: parent, prefix: 'data-' } as const)
    : ({ holder: element, prefix: '' } as const);
}
