import { styleVariants } from '@vanilla-extract/css';
import { token } from '../styles/tokens.css.ts';

/** What a message is about: the colour of its box and its icon. */
export const tone = styleVariants(
  { info: token.accentText, success: token.success, warning: token.warning, danger: token.danger },
  (value) => ({ vars: { '--vo-tone': value } }),
);
