import { keyframes } from '@vanilla-extract/css';

/** A full turn, for a spinner. */
export const turn = keyframes({ to: { rotate: '1turn' } });

/** A short fade for something that is repeated or in progress. */
export const blink = keyframes({ '50%': { opacity: 0.45 } });

/** For a dialog or notice: it rises into its place. */
export const rise = keyframes({ from: { opacity: 0, translate: '0 8px' } });
