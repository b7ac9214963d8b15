import { style } from '@vanilla-extract/css';
import { row, stack } from '../../styles/shared.css.ts';
import { control } from '../../ui/field/field.css.ts';
import { corner, from, size, token } from '../../styles/tokens.css.ts';

export const list = style([stack, { marginTop: '8px', fontSize: size.small }]);
export const item = style([
  row,
  {
    padding: '6px 16px',
    borderInlineStart: `3px solid ${token.lineStrong}`,
    background: token.raised,
    borderRadius: corner.small,
    overflowWrap: 'anywhere',
    // Even after a mouse press: it shows which note is meant, and does not look like a selection.
    ':focus': { borderInlineStartColor: token.accentText },
  },
]);
export const words = style({ flex: '1 1 200px' });
export const fix = style({
  textAlign: 'start',
  justifyContent: 'start',
  marginInlineStart: '-13px',
  // At the end of the line, one below the other.
  '@container': { [from.medium]: { justifyContent: 'end', marginInlineEnd: '-13px' } },
});
export const fill = style([
  control,
  { flex: '1 1 160px', maxWidth: '320px', minHeight: token.targetCompact, paddingBlock: '2px' },
]);
export const all = style({ justifySelf: 'start', marginBlock: '8px' });
export const quiet = style({ marginTop: '12px' });
