import { keyframes } from '@vanilla-extract/css';

/** A full turn, for a spinner. */
export const turn = keyframes({ to: { rotate: '1turn' } });

/** A short fade for something that is repeated or in progress. */
export const blink = keyframes({ '50%': { opacity: 0.45 } });
