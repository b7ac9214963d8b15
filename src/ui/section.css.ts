import { style } from '@vanilla-extract/css';
import { from, size, token } from '../styles/tokens.css.ts';

export const section = style({
  padding: '20px 16px',
  background: token.surface,
  border: `1px solid ${token.line}`,
  borderRadius: `calc(${token.radius} + 4px)`,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16px',
  '@container': { [from.medium]: { padding: '24px' } },
});
export const head = style({ display: 'grid', gap: '2px' });
export const heading = style({
  fontSize: size.title,
  fontWeight: 650,
  letterSpacing: '-0.01em',
});
export const hint = style({ color: token.muted });
