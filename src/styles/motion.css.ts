import { keyframes } from '@vanilla-extract/css';

/** A full turn of what is under way. */
export const turn = keyframes({ to: { rotate: '1turn' } });
