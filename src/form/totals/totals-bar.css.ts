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
  // In a low window, it would cover the field in use.
  '@media': { '(max-height: 399px)': { position: 'static' } },
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
      gridTemplateRows: '1fr auto',
      gridTemplateAreas: '"counts sums currency proceed" "steps sums currency proceed"',
      gap: '2px 14px',
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
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '12px',
  minHeight: '34px',
  '@container': { [below.wide]: { paddingInlineEnd: '20px' }, [from.wide]: { display: 'contents' } },
});
// The steps left are beside them, and on a wide screen in another area.
globalStyle(`${sums} > :last-child`, { gridArea: 'sums', flexBasis: 0 });

export const currencyBox = style({ gridArea: 'currency' });
export const currency = style({
  minHeight: token.targetCompact,
  padding: '4px 10px',
  paddingInlineEnd: '28px',
  fontSize: size.small,
  fontWeight: 600,
  width: 'auto',
  '@media': { '(pointer: coarse)': { fontSize: `max(16px,${size.small})` } },
});

export const proceed = style({
  gridArea: 'proceed',
  padding: '2px 6px',
  textWrap: 'balance',
  fontSize: `clamp(${size.small}, 4.6cqi, ${size.base})`,
  '@container': {
    [from.bar]: { fontSize: size.small },
    [from.wide]: { fontSize: size.base, paddingInline: '16px' },
  },
});

/**
 * Beside the sums, in front of the toggle; on the line before them if there is no room; below the counts if these are
 * always open.
 */
export const issueCount = style([
  textLink,
  {
    position: 'relative',
    zIndex: 1,
    fontSize: size.small,
    '@container': {
      [below.bar]: {
        order: 1,
        selectors: {
          '&[data-late="true"]': { order: 0, flexBasis: '100%' },
          '[aria-expanded="false"] ~ * > &[data-late="true"]': { display: 'none' },
        },
      },
      [from.wide]: { gridArea: 'steps', justifySelf: 'start' },
    },
  },
]);
