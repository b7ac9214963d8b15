import { style } from '@vanilla-extract/css';
import { row } from '../desk.css.ts';
import { token } from '../../styles/tokens.css.ts';

export const progress = style({ width: '160px', maxWidth: '100%', accentColor: token.accent });
/** The button is level with the choice, not with its label. */
export const tools = style([row, { alignItems: 'end' }]);
