import { style, styleVariants } from '@vanilla-extract/css';
import { mix } from '../../styles/colors.ts';
import { corner, highlighted, size, token } from '../../styles/tokens.css.ts';

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  padding: '1px 7px',
  minHeight: token.targetSmall,
  minWidth: token.targetSmall,
  fontSize: size.small,
  fontWeight: 500,
  lineHeight: '1.3',
  maxWidth: '100%',
  overflowWrap: 'anywhere',
  borderRadius: '999px',
  border: '1px solid transparent',
  '@media': {
    // The touch target is twice as high as the visible tag; those of two lines overlap.
    '(pointer: coarse)': {
      position: 'relative',
      minHeight: '22px',
      '::after': { content: '""', position: 'absolute', inset: '-12px 0' },
    },
    '(forced-colors: active)': { borderColor: 'CanvasText' },
  },
});

/** Says something about a voice, beside its tags. */
const note = style([base, { paddingInline: 0, borderInlineWidth: 0 }]);

export const tag = styleVariants({
  button: [
    base,
    {
      backgroundColor: mix(token.text, 6, 'transparent'),
      color: token.muted,
      selectors: {
        '&:hover': { backgroundColor: mix(token.accent, 14), color: token.text },
        '&[aria-pressed="true"]': { backgroundColor: token.accent, color: token.onAccent },
      },
      '@media': { '(forced-colors: active)': { selectors: { '&[aria-pressed="true"]': highlighted } } },
    },
  ],
  note: [note, { color: token.muted }],
  warning: [note, { color: token.warning }],
  strong: [base, { backgroundColor: token.accentSoft, color: token.accentText }],
});

export const tipBox = style({ position: 'relative', display: 'inline-flex' });

export const tip = style({
  position: 'absolute',
  bottom: 'calc(100% + 6px)',
  // Centred on the tag, in both writing directions.
  left: '50%',
  translate: '-50% 0',
  zIndex: 2,
  width: 'max-content',
  maxWidth: '200px',
  padding: '4px 12px',
  fontSize: size.small,
  lineHeight: '1.3',
  color: token.surface,
  background: token.text,
  borderRadius: corner.small,
  pointerEvents: 'none',
});
