import { style } from '@vanilla-extract/css';
import { token } from '../../styles/tokens.css.ts';

export const progress = style({ width: '160px', maxWidth: '100%', accentColor: token.accent });
