import { style } from '@vanilla-extract/css';
import { box, chevron as turning, small } from '../../styles/shared.css.ts';
import { from, size, space, token } from '../../styles/tokens.css.ts';

export const section = style([
  box,
  {
    // The same height open and folded, so that the heading stays in place.
    padding: `${space(20)} 16px`,
    '@container': { [from.medium]: { paddingInline: space(24) } },
  },
]);
export const head = style({
  position: 'relative',
  display: 'grid',
  rowGap: '4px',
  // Reserved space for the arrow, so that the text does not move when it appears.
  paddingInlineEnd: '32px',
});
export const heading = style({ fontSize: size.title });

/** Covers the whole header, so that a press anywhere in it opens or closes the section. */
export const fold = style({
  boxShadow: 'none',
  '::after': { content: '""', position: 'absolute', inset: `${space(-20)} 0`, borderRadius: token.radius },
});
export const chevron = style([
  turning,
  {
    position: 'absolute',
    insetInlineEnd: 0,
    top: '3px',
    color: token.muted,
    selectors: { [`${fold}:hover > &`]: { color: token.text } },
  },
]);
export const hint = style([
  small,
  {
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
  },
]);
export const body = style({ display: 'grid', gap: space(20), marginTop: space(20) });
