/** Keeps the page's address out of a request, whatever the page's own referrer policy says (docs/embedding.md, Storage and privacy). */
export const noReferrer = { referrerPolicy: 'no-referrer' } as const;
