/** Lower case without accents, so that `lucia` finds Lucía. */
export const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
