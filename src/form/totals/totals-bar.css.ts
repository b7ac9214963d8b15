import { globalStyle, style } from '@vanilla-extract/css';
import { from, size, token } from '../../styles/tokens.css.ts';

/**
 * Sticky inside the element, because `position: fixed` breaks under transformed ancestors. Two lines on a phone,
 * otherwise one.
 */
export const bar = style({
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateAreas: '"counts counts" "sums sums" "currency proceed"',
  alignItems: 'center',
  gap: '4px 8px',
  padding: '4px 8px 8px',
  paddingBottom: 'max(8px, env(safe-area-inset-bottom))',
  background: token.surface,
  borderTop: `1px solid ${token.line}`,
  borderRadius: `0 0 calc(${token.radius} * 1.6) calc(${token.radius} * 1.6)`,
  boxShadow: '0 -6px 20px light-dark(rgb(20 20 45 / 7%), rgb(0 0 0 / 30%))',
  '@container': {
    [from.bar]: {
      // The button gets the space that the sums leave.
      gridTemplateColumns: 'minmax(min-content, 1fr) auto auto',
      gridTemplateAreas: '"counts counts counts" "sums currency proceed"',
      columnGap: '10px',
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

export const counts = style({
  display: 'none',
  gridArea: 'counts',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 10px',
  paddingTop: '4px',
  fontSize: size.small,
  lineHeight: '1.3',
  color: token.muted,
  '@container': {
    [from.wide]: { display: 'flex', maxWidth: '160px', paddingTop: 0 },
    [from.widest]: { maxWidth: '220px' },
  },
  selectors: { '[aria-expanded="true"] + &': { display: 'flex' } },
});
export const badge = style({ display: 'inline-flex', color: token.accentText });
/** After the icons, so that these fill the first line if there is little room. */
export const words = style({ order: 1 });

/** Covers the sums: if there is little room, a press anywhere there opens the counts. */
export const toggle = style({
  gridArea: 'sums',
  alignSelf: 'stretch',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'end',
  borderRadius: '4px',
  color: token.muted,
  zIndex: 1,
  '@container': { [from.wide]: { display: 'none' } },
});
export const chevron = style({
  display: 'flex',
  transform: 'rotate(180deg)',
  selectors: { '[aria-expanded="true"] > &': { transform: 'none' } },
});
export const sums = style({
  gridArea: 'sums',
  display: 'flex',
  minHeight: '34px',
  alignItems: 'center',
  paddingInlineEnd: '20px',
  '@container': { [from.wide]: { paddingInlineEnd: 0 } },
});

export const currencyBox = style({ gridArea: 'currency' });
export const currency = style({
  selectors: {
    '&&': {
      minHeight: token.targetCompact,
      padding: '4px 10px',
      paddingInlineEnd: '28px',
      fontSize: size.small,
      fontWeight: 600,
      width: 'auto',
    },
  },
});

export const proceed = style({
  gridArea: 'proceed',
  textWrap: 'balance',
  fontSize: 'clamp(13px, 4.6cqi, 15px)',
  selectors: { '&&': { padding: '2px 6px' } },
  '@container': {
    [from.bar]: { fontSize: size.small, selectors: { '&&': { paddingInline: '8px' } } },
    'voice-order (min-width: 820px)': { fontSize: size.base, selectors: { '&&': { paddingInline: '16px' } } },
  },
});

export const issueCount = style({
  order: 1,
  minHeight: token.targetSmall,
  color: token.accentText,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  pointerEvents: 'auto',
});
/** Above the toggle, before its chevron. */
export const firstLook = style({
  gridArea: 'sums',
  justifySelf: 'end',
  zIndex: 1,
  paddingInlineEnd: '24px',
  // The chevron is below its end.
  pointerEvents: 'none',
  fontSize: size.small,
  selectors: {
    '&[data-late="true"]': { display: 'none' },
    // A discount needs the space.
    [`${sums}:has(:nth-child(4)) + &&`]: { display: 'none' },
  },
  '@container': {
    // There is room before the sums.
    [from.bar]: { justifySelf: 'start', selectors: { '&[data-late="true"]': { display: 'block' } } },
    [from.wide]: { selectors: { '&&': { display: 'none' } } },
  },
});
// Announced once, even while the counts are open.
globalStyle(`${counts}:has(~ ${firstLook}[data-late="false"] > button) > ${issueCount}`, {
  display: 'none',
  '@container': { [from.wide]: { display: 'revert' } },
});
globalStyle(`${counts}:has(~ ${sums}:not(:has(:nth-child(4))) + ${firstLook} > button) > ${issueCount}`, {
  '@container': { [from.bar]: { display: 'none' }, [from.wide]: { display: 'revert' } },
});
globalStyle(`${sums}:has(+ ${firstLook} > button):not(:has(:nth-child(4)))`, {
  '@container': { [from.bar]: { paddingInlineStart: '115px' }, [from.wide]: { paddingInlineStart: 0 } },
});
globalStyle(`${sums}:has(+ ${firstLook}[data-late="false"])`, {
  paddingInlineEnd: '141px',
  '@container': { [from.bar]: { paddingInlineEnd: '20px' }, [from.wide]: { paddingInlineEnd: 0 } },
});
