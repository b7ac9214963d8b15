import { style } from '@vanilla-extract/css';
import { from, size, space, token } from '../../styles/tokens.css.ts';

export const section = style({
  padding: `${space(20)} 16px`,
  background: token.surface,
  border: `1px solid ${token.line}`,
  borderRadius: `calc(${token.radius} * 1.3)`,
  // The same height open and folded, so that the heading stays in place.
  '@container': { [from.medium]: { paddingInline: space(24) }, [from.wide]: { paddingInline: space(28) } },
});
export const head = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'baseline',
  rowGap: '4px',
  // Reserved space for the arrow, so that the text does not move when it appears.
  paddingInlineEnd: '32px',
});
export const heading = style({
  fontSize: size.title,
  fontWeight: 650,
  letterSpacing: '-0.015em',
});

/** Covers the whole header, so that a press anywhere in it opens or closes the section. */
export const fold = style({
  fontWeight: 'inherit',
  textAlign: 'start',
  '::after': { content: '""', position: 'absolute', inset: `calc(${space(20)} * -1) 0`, borderRadius: token.radius },
  selectors: {
    '&:active:active': { boxShadow: 'none' },
  },
});
export const chevron = style({
  // As high as its icon, so that it turns in place.
  display: 'flex',
  position: 'absolute',
  insetInlineEnd: 0,
  top: '3px',
  color: token.muted,
  transition: 'rotate .15s',
  selectors: { '[aria-expanded="true"] > &': { rotate: '180deg' }, [`${fold}:hover > &`]: { color: token.text } },
});
export const hint = style({
  gridColumn: '1 / -1',
  color: token.muted,
  fontSize: size.small,
  textWrap: 'pretty',
  // Below the arrow.
  marginInlineEnd: '-32px',
  selectors: {
    '[data-folded="true"] &': {
      overflow: 'hidden',
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 5,
    },
  },
});
export const body = style({
  display: 'grid',
  gap: space(20),
  marginTop: space(20),
  selectors: { '&[hidden]': { display: 'none' } },
});
