/** Ties the pay button, which stands in the dialog's foot, to the guest form. Ids are of one shadow root. */
export const guestFormId = 'guest-form';
