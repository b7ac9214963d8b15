/** The parts of the form that a page can hide. Their values still apply. */
export const hideableParts = ['banner', 'comments', 'discount', 'drafting', 'faq', 'phone-system'] as const;
export type HideablePart = (typeof hideableParts)[number];

/** A page's own id for the result of a visit, if it is valid (up to 200 printable ASCII characters); otherwise null. */
export const parseReference = (value: string | null): string | null =>
  value !== null && /^[ -~]{1,200}$/.test(value) ? value : null;
