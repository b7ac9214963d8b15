import { style } from '@vanilla-extract/css';
import { size, token } from '../../styles/tokens.css.ts';

export const issues = style({ listStyle: 'disc', paddingInlineStart: '18px', marginTop: '4px' });
export const hint = style({ color: token.muted, fontSize: size.small });
