import { atom } from 'jotai/vanilla';

/** What is said of the preview that was asked for last; null while there is nothing to say. */
export const previewAtom = atom<{ readonly name: string; readonly status: 'playing' | 'ended' } | null>(null);
