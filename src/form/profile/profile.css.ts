import { style } from '@vanilla-extract/css';
import { from, size, token } from '../../styles/tokens.css.ts';

export const issues = style({ listStyle: 'disc', paddingInlineStart: '18px', marginTop: '4px' });
export const form = style({ display: 'grid', gap: '14px', gridTemplateColumns: 'minmax(0, 1fr)' });
export const pair = style({
  display: 'grid',
  gap: '14px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': { [from.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const hint = style({ color: token.muted, fontSize: size.small });
