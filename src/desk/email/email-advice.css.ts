import { style } from '@vanilla-extract/css';

/** Takes no space until there is something to say. */
export const advice = style({ selectors: { '&:empty': { position: 'absolute' } } });
