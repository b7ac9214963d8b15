import { globalStyle, style } from '@vanilla-extract/css';
import { said, small, stack } from '../../styles/shared.css.ts';
import { from, space, token } from '../../styles/tokens.css.ts';

export const form = style({
  display: 'grid',
  gap: space(12),
  maxWidth: '1200px',
  marginInline: 'auto',
  padding: '8px',
  '@container': { [from.medium]: { padding: '12px 20px' } },
});
/** Above the services: the partner, and at the end of the same line the way to the account. */
export const top = style({
  display: 'grid',
  gap: space(8),
  selectors: { '&:empty': { display: 'none' } },
  '@container': {
    [from.wide]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' },
  },
});
export const sections = style({ display: 'grid', gap: space(12), paddingTop: space(12) });
/** Sections of a line or two, in one box with lines between them. */
export const group = style({ ':empty': { display: 'none' } });
globalStyle(`${group} > :not(:first-child)`, { borderTopLeftRadius: 0, borderTopRightRadius: 0 });
globalStyle(`${group} > :not(:last-child)`, {
  borderBottom: 'none',
  borderBottomLeftRadius: 0,
  borderBottomRightRadius: 0,
});
export const savedNote = style([small, { color: token.onCanvas, textAlign: 'center' }]);
export const summary = style([
  stack,
  { margin: '16px auto 0', width: 'min(400px, 100%)', '@media': { '(pointer: coarse)': { marginBottom: '8px' } } },
]);

/** What was done, with Undo. */
export const undo = style([
  said,
  {
    gridColumn: '1 / -1',
    selectors: { '&[data-space="true"]': { minHeight: token.targetCompact, marginTop: '6px' } },
  },
]);

/** Fields one below the other. */
export const fields = style({ display: 'grid', gap: space(16) });

/** Two fields side by side if there is room. */
export const pair = style([
  fields,
  { columnGap: '24px', '@container': { [from.medium]: { gridTemplateColumns: '1fr 1fr' } } },
]);

/** A bulleted list. */
export const points = style({ paddingInlineStart: '18px', marginTop: '4px' });
/** The same in as few lines as there is room for. */
export const shortPoints = style([points, { display: 'flex', flexWrap: 'wrap', columnGap: '36px' }]);
// Screen readers would read a marker of the list.
globalStyle(`${points} > li::before`, {
  content: '"•" / ""',
  position: 'absolute',
  marginInlineStart: '-14px',
});
