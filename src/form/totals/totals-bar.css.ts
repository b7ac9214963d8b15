import { globalStyle, style } from '@vanilla-extract/css';
import { chevron as turning, small, textLink } from '../../styles/shared.css.ts';
import { below, corner, from, size, token } from '../../styles/tokens.css.ts';

/**
 * Sticky inside the element, because `position: fixed` breaks under transformed ancestors. Two lines on a phone,
 * otherwise one.
 */
export const bar = style({
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gridTemplateAreas: '"counts counts" "sums sums" "currency proceed"',
  alignItems: 'center',
  gap: '4px 8px',
  padding: '4px 8px max(8px, env(safe-area-inset-bottom))',
  background: token.surface,
  borderTop: `1px solid ${token.line}`,
  borderRadius: `0 0 ${corner.large} ${corner.large}`,
  boxShadow: '0 -6px 20px light-dark(rgb(20 20 45 / 7%), rgb(0 0 0 / 30%))',
  '@container': {
    [from.bar]: {
      // The button gets the space that the sums leave.
      gridTemplateColumns: 'minmax(min-content, 1fr) auto auto',
      gridTemplateAreas: '"counts counts counts" "sums currency proceed"',
      padding: '4px 16px 10px',
    },
    [from.wide]: {
      gridTemplateColumns: 'auto minmax(min-content, 1fr) auto auto',
      gridTemplateAreas: '"counts sums currency proceed"',
      columnGap: '14px',
      padding: '10px 20px',
    },
    // Aligned with the sections.
    [from.widest]: { paddingInline: 'max(20px, 50% - 580px)' },
  },
});

/** If there is little room, they open and close. */
export const counts = style([
  small,
  {
    gridArea: 'counts',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2px 8px',
    lineHeight: '1.3',
    '@container': {
      [below.wide]: { paddingTop: '4px', selectors: { '[aria-expanded="false"] + &': { display: 'none' } } },
      [from.wide]: { maxWidth: '160px' },
      [from.widest]: { maxWidth: '220px' },
    },
  },
]);
export const badge = style({ display: 'flex', color: token.accentText });
/** After the icons, so that these fill the first line if there is little room. */
export const words = style({ order: 1 });

/** Covers the sums: if there is little room, a press anywhere there opens the counts. */
export const toggle = style({
  gridArea: 'sums',
  alignSelf: 'stretch',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'end',
  borderRadius: corner.small,
  color: token.muted,
  zIndex: 1,
  '@container': { [from.wide]: { display: 'none' } },
});
/** What it opens is above it. */
export const chevron = style([turning, { scale: '1 -1' }]);
export const sums = style({
  gridArea: 'sums',
  display: 'flex',
  minHeight: '34px',
  alignItems: 'center',
  '@container': { [below.wide]: { paddingInlineEnd: '20px' } },
});

export const currencyBox = style({ gridArea: 'currency' });
export const currency = style({
  minHeight: token.targetCompact,
  padding: '4px 10px',
  paddingInlineEnd: '28px',
  fontSize: size.small,
  fontWeight: 600,
  width: 'auto',
});

export const proceed = style({
  gridArea: 'proceed',
  padding: '2px 6px',
  textWrap: 'balance',
  fontSize: 'clamp(13px, 4.6cqi, 15px)',
  '@container': {
    [from.bar]: { fontSize: size.small },
    [from.wide]: { fontSize: size.base, paddingInline: '16px' },
  },
});

export const issueCount = style([textLink, { order: 1, pointerEvents: 'auto' }]);

/** Above the toggle, before its chevron, as long as nothing else needs the space. */
export const firstLook = style({
  gridArea: 'sums',
  justifySelf: 'end',
  zIndex: 1,
  paddingInlineEnd: '24px',
  // The chevron is below its end.
  pointerEvents: 'none',
  fontSize: size.small,
  '@container': {
    [below.bar]: { selectors: { '&[data-late="true"]': { display: 'none' } } },
    // There is room before the sums, unless there is a discount.
    [from.bar]: { justifySelf: 'start', selectors: { [`${sums}:has(:nth-child(4)) + &`]: { display: 'none' } } },
    [from.wide]: { display: 'none' },
  },
});
const barOnly = 'voice-order (720px <= width < 880px)';
const withRoom = `${sums}:not(:has(:nth-child(4)))`;
// Announced once, even while the counts are open.
globalStyle(`${counts}:has(~ ${firstLook}[data-late="false"]) > ${issueCount}`, {
  '@container': { [below.wide]: { display: 'none' } },
});
globalStyle(`${counts}:has(~ ${withRoom} + ${firstLook}) > ${issueCount}`, {
  '@container': { [barOnly]: { display: 'none' } },
});
globalStyle(`${withRoom}:has(+ ${firstLook} > button)`, {
  '@container': { [barOnly]: { paddingInlineStart: '115px' } },
});
globalStyle(`${sums}:has(+ ${firstLook}[data-late="false"])`, {
  '@container': { [below.bar]: { paddingInlineEnd: '141px' } },
});
