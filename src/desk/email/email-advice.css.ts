import { style } from '@vanilla-extract/css';

/** Takes no room until there is something to say. */
export const advice = style({ selectors: { '&:empty': { position: 'absolute' } } });
