import { style } from '@vanilla-extract/css';
import { from, size, token } from '../../styles/tokens.css.ts';

export const parts = style({ display: 'grid', gap: '20px', gridTemplateColumns: 'minmax(0, 1fr)' });
export const part = style({ display: 'grid', gap: '8px' });
export const heading = style({ fontSize: size.base, fontWeight: 650 });
export const people = style({ display: 'flex', flexWrap: 'wrap', gap: '8px' });
export const person = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '10px',
  padding: '4px 6px',
  border: `1px solid ${token.line}`,
  borderRadius: '999px',
  fontWeight: 600,
});
export const face = style({
  width: '36px',
  height: '36px',
  borderRadius: '50%',
  objectFit: 'cover',
  background: token.raised,
});
export const trackIcon = style([face, { display: 'grid', placeItems: 'center', color: token.accentText }]);

export const prompts = style({ display: 'grid', border: `1px solid ${token.line}`, borderRadius: token.radius });
export const prompt = style({
  display: 'grid',
  gap: '4px',
  padding: '12px 16px',
  selectors: { '& + &': { borderTop: `1px solid ${token.line}` } },
});
export const promptHead = style({ display: 'flex', justifyContent: 'space-between', gap: '12px', fontWeight: 600 });
export const promptWords = style({ color: token.muted, fontSize: size.small, fontWeight: 400, whiteSpace: 'nowrap' });
export const promptText = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
export const promptStyle = style({ color: token.muted, fontSize: size.small, overflowWrap: 'anywhere' });

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
});
export const term = style({ padding: '6px 0', textAlign: 'inherit', fontWeight: 400, color: token.muted });
export const value = style({ padding: '6px 0', textAlign: 'end', unicodeBidi: 'normal', whiteSpace: 'nowrap' });
export const totalRow = style({ borderTop: `1px solid ${token.line}` });
export const totalTerm = style([
  term,
  { color: token.text, fontWeight: 650, paddingTop: '12px', fontSize: size.large },
]);
export const totalValue = style([value, { fontWeight: 700, paddingTop: '12px', fontSize: size.title }]);

export const small = style({ color: token.muted, fontSize: size.small });
export const footButtons = style({
  display: 'grid',
  gap: '8px',
  width: '100%',
  '@container': { [from.medium]: { display: 'flex', justifyContent: 'end', width: 'auto', marginInlineStart: 'auto' } },
});
export const footNote = style({
  flex: '1 1 200px',
  alignSelf: 'center',
  color: token.muted,
  fontSize: size.small,
  display: 'flex',
  gap: '8px',
  alignItems: 'center',
});
