type Numbered = 'message' | 'style' | 'title' | 'move' | 'add' | 'voice' | 'track' | 'word' | 'sound' | 'unsplit';

/**
 * The names, in `data-field`, of everything that can get the focus: fields, groups of choices, buttons, titles of
 * messages.
 */
export type FieldName =
  | 'service'
  | 'voices'
  | 'voices-found'
  | 'track-category'
  | 'phone-system'
  | 'comments'
  | 'discount-code'
  | 'remove-discount'
  | 'acknowledgement'
  | 'sent'
  | 'summary'
  | 'again'
  | 'undo'
  | 'login'
  | 'continue-as-guest'
  | 'drafting-company'
  | 'drafting-count'
  | 'pasted'
  | 'add-word'
  | `guest-${string}`
  | `${Numbered}-${number}`;

/** Connects the pay button, which is in the dialog's footer, with the guest form. Ids are local to a shadow root. */
export const guestFormId = 'guest-form';

declare module 'react' {
  // oxlint-disable-next-line typescript/no-unused-vars -- must have the parameter of React's own interface
  interface HTMLAttributes<T> {
    'data-field'?: FieldName | undefined;
  }
}
