import { globalStyle, style } from '@vanilla-extract/css';
import { size, space, token } from '../styles/tokens.css.ts';

/** Parts of a tool below each other. */
export const stack = style({ display: 'grid', gap: space(12), gridTemplateColumns: 'minmax(0, 1fr)' });
/** Buttons and similar controls side by side, as many as fit. */
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px' });
export const note = style({ color: token.muted, fontSize: size.small });
/** What a dialog says beside its buttons. */
export const beside = style({
  flex: '1 1 160px',
  color: token.muted,
  fontSize: size.small,
  // Takes no space from the buttons, and is still announced once it has text.
  selectors: { '&:empty': { position: 'absolute' } },
});
/** Prevents a single word or number on the last line. */
export const sentence = style({ textWrap: 'pretty' });
export const warning = style({ color: token.warning, fontSize: size.small, fontWeight: 600 });
/** The button of a part that is seldom needed. */
export const opener = style({
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  width: 'fit-content',
  minHeight: token.targetCompact,
  paddingBlock: '6px',
  color: token.accentText,
  fontWeight: 600,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});
globalStyle(`${opener} > svg`, { transition: 'rotate .15s' });
globalStyle(`[open] > ${opener} > svg`, { rotate: '180deg' });
