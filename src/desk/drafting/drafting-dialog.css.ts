import { style } from '@vanilla-extract/css';
import { size, token } from '../../styles/tokens.css.ts';

export const progress = style({
  flex: '1 1 160px',
  color: token.muted,
  fontSize: size.small,
  // Takes no space from the buttons, and is still announced once it has text.
  selectors: { '&:empty': { position: 'absolute' } },
});
export const failure = style({ flex: '1 0 100%', selectors: { '&:empty': { display: 'none' } } });
