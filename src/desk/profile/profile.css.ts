import { style } from '@vanilla-extract/css';
import { blink } from '../../styles/shared.css.ts';
import { token } from '../../styles/tokens.css.ts';
import { beside } from '../desk.css.ts';

/** In the footer, before its buttons. */
export const needed = style([
  beside,
  {
    color: token.danger,
    // A question is above the buttons that answer it.
    selectors: { '&[role=alert]': { flexBasis: '100%', animation: `${blink} 180ms` } },
  },
]);
