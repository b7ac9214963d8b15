import { style } from '@vanilla-extract/css';
import { blink } from '../../styles/motion.css.ts';
import { size, token } from '../../styles/tokens.css.ts';

export const hint = style({ color: token.muted, fontSize: size.small });
/** In the footer, before its buttons. */
export const needed = style({
  flex: '1 1 180px',
  fontSize: size.small,
  color: token.danger,
  // A question is above the buttons that answer it.
  selectors: {
    '&:empty': { position: 'absolute' },
    '&[role=alert]': { flexBasis: '100%', animation: `${blink} 180ms` },
  },
});
