import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { mix } from './colors.ts';
import { corner, size, tone, token } from './tokens.css.ts';

// Looks that several parts have in common. Every other style sheet may override them, because src/app.tsx imports them
// first.

/** A full turn, for a spinner. */
export const turn = keyframes({ to: { rotate: '1turn' } });

/** A short fade for something that is repeated or in progress. */
export const blink = keyframes({ '50%': { opacity: 0.45 } });

/** For a dialog or notice: it rises into its place. */
export const rise = keyframes({ from: { opacity: 0, translate: '0 8px' } });

/** Amounts below each other are aligned, and keep their width as they change. Hyphens of text would get as wide. */
export const figures = style({ fontVariantNumeric: 'tabular-nums' });

/** Text of less importance. */
export const small = style({ fontSize: size.small, color: token.muted });

/** What deserves a second look. */
export const warning = style({ color: token.warning, fontWeight: 600 });

/** Parts below each other. */
export const stack = style({ display: 'grid', gap: '6px', alignContent: 'start' });

/** Parts side by side, as many as fit. */
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px' });

/** A sentence and its buttons. Only their text is visible, so it is aligned with other lines. */
export const said = style([row, small, { gap: '4px 20px' }]);
globalStyle(`${said} > button`, { marginInlineStart: '-13px' });

/** A sentence that can be pressed. */
export const textLink = style({
  minHeight: token.targetSmall,
  color: token.accentText,
  textDecoration: 'underline',
});

/** The arrow of something that opens and closes. */
export const chevron = style({
  transition: 'rotate .15s',
  selectors: { '[aria-expanded="true"] > &, [open] > summary > &': { rotate: '180deg' } },
});

/** A place for an icon, which is in its middle. */
export const centred = style({ display: 'grid', placeContent: 'center', flex: 'none' });

/** One of several things to choose from, with a ring if it is selected. */
export const choice = style({
  background: token.surface,
  border: `1px solid ${token.line}`,
  borderRadius: token.radius,
  transition: 'background-color .15s, border-color .15s',
  selectors: {
    '&:is([aria-selected="true"], [data-chosen="true"], [data-current="true"])': {
      background: token.accentSoft,
      borderColor: token.accentLine,
      boxShadow: `inset 0 0 0 1px ${token.accentLine}`,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&:is([aria-selected="true"], [data-chosen="true"], [data-current="true"])': {
          borderColor: 'Highlight',
          borderWidth: '3px',
        },
      },
    },
  },
});

/** A box in the colour of its message. */
export const tinted = style({
  background: mix(tone, 8),
  border: `1px solid ${mix(tone, 40)}`,
  borderRadius: token.radius,
});

/** The form's own boxes. */
export const box = style({ background: token.surface, border: `1px solid ${token.line}`, borderRadius: corner.large });
