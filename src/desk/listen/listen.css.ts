import { style } from '@vanilla-extract/css';
import { row } from '../../styles/shared.css.ts';
import { token } from '../../styles/tokens.css.ts';

export const progress = style({ width: '160px', maxWidth: '100%', accentColor: token.accent, marginBottom: '14px' });
/** The button is aligned with the radios, not with their label. */
export const tools = style([row, { alignItems: 'end' }]);
