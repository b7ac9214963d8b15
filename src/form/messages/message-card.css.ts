import { globalStyle, style } from '@vanilla-extract/css';
import { fields } from '../layout/layout.css.ts';
import { from, narrow, size, space, token } from '../../styles/tokens.css.ts';

export const card = style({
  display: 'grid',
  gap: space(16),
  // Cards in cards would leave little room on a small screen: there a line between the messages does.
  paddingTop: space(16),
  borderTop: `1px solid ${token.line}`,
  '@container': {
    [from.medium]: { padding: space(20), border: `1px solid ${token.line}`, borderRadius: token.radius },
  },
  // Not in WebKit, which lacks this property, and neither scrolls there to what gets the focus nor keeps its place.
  '@supports': {
    '(overflow-anchor: auto)': {
      selectors: { '[data-many=true] > &': { contentVisibility: 'auto', containIntrinsicSize: 'auto 430px' } },
    },
  },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '8px 16px',
  minHeight: '36px',
});
export const title = style({ fontSize: size.large, fontWeight: 650 });

export const columns = style([
  fields,
  {
    '@container': { [from.wide]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', columnGap: '24px' } },
  },
]);
export const column = style([fields, { alignContent: 'start' }]);

/** Keep the room of what comes late: a line below the text, and a row of buttons. */
export const notes = style({ minHeight: '24px', marginTop: '-8px' });
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px',
  minHeight: token.targetCompact,
  '@container': {
    [narrow]: { display: 'grid', gridTemplateColumns: '1fr 1fr' },
    // Their words take two lines there.
    'voice-order (max-width: 340px)': { minHeight: '43px' },
  },
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 16px',
  '@container': {
    // Below what comes late, nothing moves.
    'voice-order (max-width: 400px)': { minHeight: '96px', alignContent: 'end' },
    [from.medium]: { justifyContent: 'flex-end' },
  },
});
// Delete begins where a line does, whatever comes before it.
globalStyle(`${foot} > button:not(:last-child)`, { marginInlineStart: '-13px' });
export const full = style({ alignSelf: 'center', color: token.muted, fontSize: size.small });
export const add = style({
  selectors: {
    '&[data-price]::after': {
      content: 'attr(data-price) / ""',
      flex: 'none',
      color: token.muted,
      fontSize: size.small,
    },
  },
});
export const words = style({ selectors: { '&[data-extra="true"]': { color: token.warning, fontWeight: 600 } } });
