import { style } from '@vanilla-extract/css';
import { control } from '../../ui/field/field.css.ts';
import { from, size, token } from '../../styles/tokens.css.ts';

export const list = style({ display: 'grid', gap: '4px', marginTop: '8px', fontSize: size.small });
export const item = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 24px',
  padding: '6px 16px',
  borderInlineStart: `3px solid ${token.lineStrong}`,
  background: token.raised,
  borderRadius: `min(6px, ${token.radius})`,
  overflowWrap: 'anywhere',
  // Even after a mouse press: it shows which note is meant, and does not look like a selection.
  ':focus': { borderInlineStartColor: token.accentText },
});
export const words = style({ flex: '1 1 200px', alignContent: 'center' });
export const fix = style({
  whiteSpace: 'normal',
  textAlign: 'start',
  justifyContent: 'flex-start',
  marginInlineStart: '-13px',
  // At the end of the line, one below the other.
  '@container': { [from.medium]: { justifyContent: 'flex-end', marginInlineEnd: '-13px' } },
});
export const fill = style([
  control,
  {
    flex: '1 1 160px',
    maxWidth: '320px',
    selectors: { '&&': { minHeight: token.targetCompact, padding: '2px 10px' } },
  },
]);
export const all = style({ justifySelf: 'start', marginBlock: '8px' });
export const link = style({
  textAlign: 'start',
  color: token.accentText,
  textDecoration: 'underline',
  minHeight: token.targetSmall,
});
export const lines = style({ display: 'grid', gap: '6px' });
export const quiet = style({ marginTop: '12px', color: token.muted, fontSize: size.small });
