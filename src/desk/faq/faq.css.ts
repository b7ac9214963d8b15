import { style } from '@vanilla-extract/css';
import { token } from '../../styles/tokens.css.ts';
import { opener } from '../desk.css.ts';

export const question = style([
  opener,
  { justifyContent: 'space-between', paddingBlock: '12px', ':hover': { color: token.accentText } },
]);
export const answer = style({ paddingBottom: '16px', color: token.muted, maxWidth: '72ch' });
