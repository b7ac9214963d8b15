import { globalStyle, style } from '@vanilla-extract/css';
import { chevron as turning, figures, small, stack, textLink } from '../../styles/shared.css.ts';
import { mix } from '../../styles/colors.ts';
import { parts } from '../prices/sums.css.ts';
import { below, corner, from, scaled, size, token } from '../../styles/tokens.css.ts';

/** In the dark scheme, it is lighter than the sections below it. */
const sheet = {
  background: [token.surface, `light-dark(${token.surface}, ${mix(token.text, 8)})`],
  border: `1px solid ${token.line}`,
  borderRadius: corner.large,
  boxShadow: token.shadow,
};

/**
 * Sticky inside the element, because `position: fixed` breaks under transformed ancestors. One line, aligned with the
 * sections; on a phone only the price and the button.
 */
export const bar = style([
  figures,
  {
    position: 'sticky',
    bottom: 'max(8px, env(safe-area-inset-bottom))',
    zIndex: 2,
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    gridTemplateAreas: '"counts currency" "sums proceed"',
    alignItems: 'center',
    columnGap: '8px',
    margin: '8px',
    padding: '5px',
    paddingInlineStart: '12px',
    ...sheet,
    // What the buyer has opened is above the toasts.
    selectors: { '&[data-open=true]': { zIndex: 4 } },
    // In a low window, it would cover the field in use.
    '@media': { '(max-height: 399px)': { position: 'static' } },
    '@container': {
      // On a phone, a sheet at the edge of the screen.
      [below.medium]: {
        // Nothing shines through below it.
        bottom: '-1px',
        margin: '8px 8px 0',
        paddingBottom: 'max(5px, env(safe-area-inset-bottom))',
        selectors: {
          '&:not([data-at-end])': { borderBottom: 0, borderEndStartRadius: 0, borderEndEndRadius: 0 },
          '&[data-at-end]': { boxShadow: 'none' },
        },
      },
      'voice-order (width <= 350px)': { columnGap: '4px', paddingInlineStart: '10px' },
      [from.medium]: { margin: '8px 20px' },
      [from.bar]: {
        gridTemplateColumns: '1fr auto auto auto',
        gridTemplateAreas: '"counts currency sums proceed"',
        columnGap: '16px',
        padding: '9px',
        paddingInlineStart: '20px',
      },
      // The currency stays in its place as the prices change.
      [from.widest]: {
        gridTemplateColumns: '1fr auto minmax(290px, auto) auto',
        marginInline: 'max(20px, 50% - 580px)',
      },
      // With what it opens, it is one sheet.
      [below.bar]: {
        selectors: {
          '&[data-open=true]': {
            borderStartStartRadius: 0,
            borderStartEndRadius: 0,
            boxShadow: 'none',
            filter: `drop-shadow(${token.shadow})`,
          },
        },
      },
    },
  },
]);

/** If there is little room, they are shown while the bar is open. */
const openOnly = {
  '@container': { [below.bar]: { marginBottom: '6px', selectors: { '[data-open=false] > &': { display: 'none' } } } },
};

/** The currency is at the end of the same line. */
export const counts = style([
  small,
  {
    gridArea: 'counts',
    lineHeight: '1.4',
    '@container': { [below.bar]: { gridColumn: '1 / -1', paddingBlockStart: '8px', paddingInlineEnd: '72px' } },
  },
  openOnly,
]);
// If it takes two lines, the icons are not alone on the second one.
globalStyle(`${counts} > p`, { textWrap: 'balance' });
globalStyle(`${counts} > p > :not([role])`, { display: 'inline-block' });
globalStyle(`${counts} > p > :has(~ :not([role]))::after`, { content: '"\\A0·\\A0" / " "' });
export const badge = style({ marginInlineStart: '6px', color: token.accentText, verticalAlign: '-3px' });
globalStyle(`${badge} > svg`, { display: 'inline' });
export const steps = style([textLink, { fontSize: size.small }]);

/** The steps left, and what the price consists of: above the bar, as narrow as a receipt. */
export const details = style([
  stack,
  {
    position: 'absolute',
    bottom: 'calc(100% + 8px)',
    insetInlineEnd: 0,
    width: 'min(440px, 100%)',
    padding: '8px',
    ...sheet,
    '@container': {
      [below.bar]: {
        bottom: '100%',
        insetInline: '-1px',
        width: 'auto',
        borderBottom: 0,
        borderEndStartRadius: 0,
        borderEndEndRadius: 0,
        boxShadow: 'none',
      },
    },
  },
]);
export const list = style({ paddingInline: '12px' });
globalStyle(`${list} > li`, { display: 'flex', gap: '8px' });
globalStyle(`${list} > li::before`, { content: '"•" / ""', color: token.muted });

/** Covers the sums. */
export const toggle = style({
  gridArea: 'sums',
  alignSelf: 'stretch',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'end',
  minHeight: token.target,
  borderRadius: corner.small,
  color: token.muted,
  zIndex: 1,
});
/** What it opens is above it. */
export const chevron = style([turning, { scale: '1 -1' }]);
export const sums = style({
  gridArea: 'sums',
  paddingInlineEnd: '18px',
  '@container': { [from.bar]: { textAlign: 'end' } },
});

// What is open above it has the parts of the total.
globalStyle(`${bar}[data-open=true] ${parts}`, { '@container': { [below.bar]: { display: 'none' } } });

export const currencyBox = style([
  { gridArea: 'currency', '@container': { [below.bar]: { alignSelf: 'start', justifySelf: 'end' } } },
  openOnly,
]);
export const currency = style({
  minHeight: token.targetCompact,
  padding: '4px 10px',
  paddingInlineEnd: '28px',
  fontSize: size.small,
  fontWeight: 600,
  width: 'auto',
  background: 'none',
  borderColor: 'transparent',
  '@media': { '(pointer: coarse)': { fontSize: `max(16px,${size.small})` } },
});

export const proceed = style({
  gridArea: 'proceed',
  padding: '2px 6px',
  maxWidth: '144px',
  textWrap: 'balance',
  fontSize: size.small,
  '@container': {
    'voice-order (width <= 350px)': { maxWidth: '138px', fontSize: scaled(12) },
    [from.bar]: { maxWidth: '160px', paddingInline: '12px' },
    [from.wide]: { maxWidth: 'none', paddingInline: '18px', fontSize: size.base },
  },
});
