/** The parts of the form that a page can hide. Their values still apply. */
export const hideableParts = ['banner', 'comments', 'discount', 'drafting', 'faq', 'phone-system'] as const;
export type HideablePart = (typeof hideableParts)[number];
