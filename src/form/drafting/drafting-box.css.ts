import { style } from '@vanilla-extract/css';
import { from, size, space, token } from '../../styles/tokens.css.ts';

export const box = style({
  display: 'grid',
  gap: '8px 14px',
  alignItems: 'center',
  padding: `${space(12)} ${space(16)}`,
  borderRadius: token.radius,
  background: token.accentSoft,
  '@container': { [from.medium]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', paddingBlock: space(8) } },
});
export const icon = style({
  display: 'none',
  color: token.accentText,
  '@container': { [from.medium]: { display: 'flex' } },
});
export const line = style({ fontSize: size.small, color: token.muted });
