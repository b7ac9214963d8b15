import { globalStyle, style } from '@vanilla-extract/css';
import { row } from '../../styles/shared.css.ts';
import { control } from '../../ui/field/field.css.ts';
import { corner, from, size, token } from '../../styles/tokens.css.ts';

/** One box with lines between the notes. */
export const list = style({
  marginBlock: '8px 4px',
  fontSize: size.small,
  background: token.raised,
  borderRadius: corner.small,
});
export const item = style([
  row,
  {
    gap: '6px 16px',
    padding: '10px 16px',
    borderRadius: 'inherit',
    overflowWrap: 'anywhere',
    selectors: {
      '& + &': { borderTop: `1px solid ${token.line}`, borderStartStartRadius: 0, borderStartEndRadius: 0 },
    },
    // Even after a mouse press: it shows which note is meant, and does not look like a selection.
    ':focus': { boxShadow: `inset 3px 0 ${token.accentText}` },
  },
]);
/** If there is room, what is to be done begins at the same place in every note. */
export const words = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  flex: '1 1 200px',
  // A placeholder is the label of its field.
  selectors: { '&:only-child': { flex: '1' }, '&:has(+ input)': { flex: '0 1 auto' } },
  '@container': {
    [from.medium]: {
      selectors: {
        '&:not(:only-child)': { flex: '0 0 calc(50% - 8px)' },
        '&:not(:only-child):has(+ input)': { flex: '0 0 180px' },
      },
    },
  },
});
export const fixed = style({ display: 'flex', alignItems: 'center', gap: '6px', color: token.muted });
export const fix = style({
  textAlign: 'start',
  justifyContent: 'start',
  // Only its text is visible: it is aligned with the words, and as far from the edge.
  margin: '-6px -13px',
  '@container': { [from.medium]: { maxWidth: '50%' } },
});
export const fill = style([
  control,
  { flex: '1 1 160px', maxWidth: '320px', minHeight: token.targetCompact, paddingBlock: '2px' },
]);
export const all = style({ justifySelf: 'start', marginBlock: '8px' });
export const quiet = style({ marginTop: '12px' });
/** In the summary: the notes below each other, which lead to their messages. */
export const links = style({ display: 'grid', gap: '2px', fontSize: size.small });
globalStyle(`${links} button`, {
  padding: '3px 0',
  textAlign: 'start',
  color: token.text,
  textDecorationColor: token.lineStrong,
});
globalStyle(`${links} button:hover`, { textDecorationColor: 'currentcolor' });
