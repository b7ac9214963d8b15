import { globalStyle, style } from '@vanilla-extract/css';
import { row } from '../../styles/shared.css.ts';
import { control } from '../../ui/field/field.css.ts';
import { corner, from, size, token } from '../../styles/tokens.css.ts';

/** One box with lines between the notes. The fields of placeholders are side by side if there is room. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
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
      '&:not(:has(> input))': { gridColumn: '1 / -1' },
      '& + &:not(:has(> input))': {
        borderTop: `1px solid ${token.line}`,
        borderStartStartRadius: 0,
        borderStartEndRadius: 0,
      },
    },
    // Even after a mouse press: it shows which note is meant, and does not look like a selection.
    ':focus': { boxShadow: `inset 3px 0 ${token.accentText}` },
  },
]);
/** What is to be done is at the end of the line. A placeholder is the label above its field. */
export const words = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  flex: '1 1 200px',
  selectors: { '&:has(+ input)': { flexBasis: '100%' } },
});
export const label = style({ fontWeight: 600 });
/** Below a filled field. */
export const more = style({ flexBasis: '100%', color: token.muted });
export const fixed = style({ display: 'flex', alignItems: 'center', gap: '6px', color: token.muted });
export const fix = style({
  textAlign: 'start',
  justifyContent: 'start',
  // Only its text is visible: it is aligned with the edge of the words.
  margin: '-6px -13px',
  '@container': { [from.medium]: { maxWidth: '50%' } },
});
export const fill = style([
  control,
  { flex: '1 1 120px', width: 0, maxWidth: '320px', minHeight: token.targetCompact, paddingBlock: '2px' },
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
  // As far from each other, whether they have one line or two.
  '@media': { '(pointer: coarse)': { paddingBlock: '13px' } },
});
globalStyle(`${links} button:hover`, { textDecorationColor: 'currentcolor' });
