import { style } from '@vanilla-extract/css';
import { from, space, token } from '../../styles/tokens.css.ts';

export const box = style({
  display: 'grid',
  gap: '8px 12px',
  alignItems: 'center',
  padding: `${space(12)} 16px`,
  borderRadius: token.radius,
  background: token.accentSoft,
  '@container': { [from.medium]: { gridTemplateColumns: 'auto 1fr auto', paddingBlock: space(8) } },
});
export const icon = style({
  display: 'none',
  color: token.accentText,
  '@container': { [from.medium]: { display: 'block' } },
});
