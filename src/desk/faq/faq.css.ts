import { style } from '@vanilla-extract/css';
import { token } from '../../styles/tokens.css.ts';

export const item = style({ selectors: { '& + &': { borderTop: `1px solid ${token.line}` } } });
export const question = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '12px',
  padding: '12px 0',
  minHeight: '44px',
  borderRadius: '4px',
  ':hover': { color: token.accentText },
  fontWeight: 600,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});
export const chevron = style({
  display: 'flex',
  flex: 'none',
  color: token.muted,
  transition: 'rotate .15s',
  selectors: { '[open] > summary > &': { rotate: '180deg' } },
});
export const answer = style({ paddingBottom: '14px', color: token.muted, maxWidth: '72ch' });
