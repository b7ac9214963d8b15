import { style } from '@vanilla-extract/css';
import { below, corner, from, space, token } from '../../styles/tokens.css.ts';

/** The rows are one quiet list: hairlines between them, a tint behind the selected one. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'center',
  // In a narrow column, the space belongs to the title.
  gap: 'clamp(6px, 2.4cqi, 12px)',
  padding: `${space(8)} clamp(0px, 8cqi - 20px, 8px)`,
  minHeight: '61px',
  borderBottom: `1px solid ${token.line}`,
  selectors: { '&[data-chosen="true"]': { background: token.accentSoft, borderRadius: corner.small } },
});
/** Names of a shop can be longer than the row. */
export const about = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const title = style({ fontWeight: 600, lineHeight: '1.3' });
export const tracks = style({
  display: 'grid',
  columnGap: '24px',
  '@container': { [from.wide]: { gridTemplateColumns: '1fr 1fr' } },
});
export const select = style({
  position: 'relative',
  minWidth: '44px',
  minHeight: token.target,
  '@media': { '(forced-colors: active)': { selectors: { '&[aria-pressed="true"]': { borderWidth: '3px' } } } },
});

/** In a narrow column, instead of the word; elsewhere, over it once the track is selected: the button keeps its width. */
export const icon = style({
  display: 'flex',
  '@container': {
    [from.medium]: { position: 'absolute', selectors: { '[aria-pressed="false"] > &': { display: 'none' } } },
  },
});
export const word = style({
  '@container': { [below.medium]: { display: 'none' } },
  selectors: { '[aria-pressed="true"] > &': { visibility: 'hidden' } },
});
