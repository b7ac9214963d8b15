/** Connects the pay button, which is in the dialog's footer, with the guest form. Ids are local to a shadow root. */
export const guestFormId = 'guest-form';
