import { keyframes } from '@vanilla-extract/css';

/** A full turn of what is under way. */
export const turn = keyframes({ to: { rotate: '1turn' } });

/** Fades for a moment: what is said again, or is on its way. */
export const blink = keyframes({ '50%': { opacity: 0.45 } });
