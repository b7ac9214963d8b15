import { style } from '@vanilla-extract/css';
import { from, size, space, token } from '../../styles/tokens.css.ts';

export const section = style({
  padding: `${space(20)} 16px`,
  background: token.surface,
  border: `1px solid ${token.line}`,
  borderRadius: `calc(${token.radius} * 1.3)`,
  display: 'grid',
  gap: space(20),
  '@container': { [from.medium]: { padding: space(24) }, [from.wide]: { padding: `${space(28)} ${space(32)}` } },
});
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'baseline',
  rowGap: '4px',
});
export const heading = style({
  fontSize: size.title,
  fontWeight: 650,
  letterSpacing: '-0.015em',
});
export const hint = style({ gridColumn: '1 / -1', color: token.muted, textWrap: 'pretty' });
