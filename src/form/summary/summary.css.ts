import { globalStyle, style } from '@vanilla-extract/css';
import { from, size, space, token } from '../../styles/tokens.css.ts';

export const parts = style({ display: 'grid', gap: space(24) });
export const part = style({ display: 'grid', gap: '8px' });
export const heading = style({ fontSize: size.small, fontWeight: 600, color: token.muted });
export const partHead = style({ display: 'flex', justifyContent: 'space-between', alignItems: 'center' });
export const edit = style({
  selectors: { '&&': { minHeight: token.targetSmall, marginBlock: '-10px', marginInlineEnd: '-12px' } },
});
export const people = style({ display: 'flex', flexWrap: 'wrap', gap: '8px' });
export const person = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  padding: '4px 12px 4px 6px',
  borderRadius: '999px',
  background: token.raised,
  fontWeight: 600,
});
export const trackIcon = style({
  display: 'grid',
  placeItems: 'center',
  width: '36px',
  height: '36px',
  color: token.accentText,
});

export const messages = style({ display: 'grid', border: `1px solid ${token.line}`, borderRadius: token.radius });
export const message = style({
  display: 'grid',
  gap: '4px',
  padding: '12px 16px',
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderTop: `1px solid ${token.line}` } },
});
export const messageHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 12px',
  fontWeight: 600,
});
export const messageWords = style({ color: token.muted, fontSize: size.small, fontWeight: 400 });
export const messageText = style({ whiteSpace: 'pre-wrap' });

/** Looks like a receipt: items on one side, aligned figures on the other, the total set off. */
export const table = style({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  padding: `${space(12)} ${space(20)}`,
  borderRadius: token.radius,
  background: token.raised,
  fontVariantNumeric: 'tabular-nums',
});
export const term = style({
  padding: '5px 0',
  textAlign: 'inherit',
  fontWeight: 400,
  color: token.muted,
});
export const detail = style({ display: 'inline-block', fontSize: size.small });
export const value = style({
  padding: '5px 0',
  paddingInlineStart: '12px',
  textAlign: 'end',
  unicodeBidi: 'normal',
});
const lastRow = { borderTop: `1px solid ${token.lineStrong}`, selectors: { '&&': { paddingTop: '12px' } } };
export const totalTerm = style([term, { ...lastRow, color: token.text, fontWeight: 650, fontSize: size.large }]);
export const totalValue = style([value, { ...lastRow, fontWeight: 700, fontSize: size.title }]);

/** As high as the amount that it replaces. */
export const busyTotal = style({
  display: 'block',
  fontSize: size.small,
  fontWeight: 400,
  lineHeight: '30px',
  '@container': { 'voice-order (min-width: 300px)': { whiteSpace: 'nowrap' } },
});

export const small = style({ color: token.muted, fontSize: size.small });
export const footButtons = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px',
  width: '100%',
  '@container': { [from.medium]: { width: 'auto', marginInlineStart: 'auto', columnGap: '16px' } },
});
globalStyle(`${footButtons} > *`, { flex: '1 1 auto' });
/** Of fixed size whatever its text: if it moved under a press, something else would be pressed. */
export const pay = style({
  width: '170px',
  minHeight: '56px',
  fontSize: 'clamp(13px, 4.6cqi, 15px)',
  selectors: { '&&': { paddingInline: '8px' } },
  '@container': { [from.medium]: { width: '300px' } },
});
export const wayOutText = style({ flex: '1 1 240px' });
export const wayOut = style({ display: 'grid', flex: '1 1 240px' });
export const footNote = style({
  flex: '1 1 200px',
  // Always two lines high.
  minHeight: '39px',
  color: token.muted,
  fontSize: size.small,
  display: 'flex',
  gap: '8px',
  alignItems: 'center',
  selectors: { '&[data-failed=true]': { color: token.danger, fontWeight: 600 } },
});
/** A shop's own message may be long; its toast shows all of it. */
export const footWords = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
});
