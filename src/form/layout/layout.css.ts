import { globalStyle, style } from '@vanilla-extract/css';
import { from, size, space, token } from '../../styles/tokens.css.ts';

export const form = style({
  display: 'grid',
  gap: space(8),
  maxWidth: '1200px',
  marginInline: 'auto',
  padding: '8px',
  '@container': { [from.medium]: { padding: '12px 20px' } },
});
export const sections = style({ display: 'grid', gap: space(12), paddingTop: space(12) });
export const savedNote = style({ color: token.onCanvas, fontSize: size.small, textAlign: 'center' });
export const summary = style({ display: 'grid', gap: '6px', margin: '16px auto 0', width: 'min(400px, 100%)' });

/** A sentence and its button, with room for the button's focus ring. */
export const said = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 20px',
  fontSize: size.small,
  color: token.muted,
});

globalStyle(`${said} > button`, { marginInlineStart: '-13px' });

/** What was done, with Undo. If empty, it takes no space. */
export const undo = style([
  said,
  { gridColumn: '1 / -1', selectors: { '&:empty': { position: 'absolute' }, '&:not(:empty)': { marginTop: '6px' } } },
]);

/** Fields one below the other. */
export const fields = style({ display: 'grid', gap: space(16) });

/** Two fields side by side if there is room. */
export const pair = style([
  fields,
  { '@container': { [from.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: '24px' } } },
]);

/** A bulleted list. */
export const points = style({ listStyle: 'disc', paddingInlineStart: '18px', marginTop: '4px' });
