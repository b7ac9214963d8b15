import { globalStyle, style } from '@vanilla-extract/css';
import { row, small, tinted } from '../../styles/shared.css.ts';
import { below, from, size, space, token } from '../../styles/tokens.css.ts';

export const banner = style([tinted, { vars: { '--vo-tone': token.accentLine }, padding: `${space(8)} 16px` }]);
/** Heading and text read as one sentence. */
globalStyle(`${banner} > *`, { display: 'inline', fontSize: size.small });
globalStyle(`${banner} > * + *::before`, { content: '" · " / " "' });
export const prompt = style([
  row,
  small,
  {
    justifyContent: 'space-between',
    gap: '0 24px',
    color: token.onCanvas,
    alignItems: 'baseline',
    '@container': { [below.medium]: { display: 'block' }, [from.wide]: { ':only-child': { flex: 1 } } },
  },
]);
// On a phone, the links follow the sentence.
globalStyle(`${prompt} > p + p::before`, { content: '" "' });
globalStyle(`${prompt} > p`, { '@container': { [below.medium]: { display: 'inline' } } });
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: token.targetSmall,
  minWidth: token.targetSmall,
  selectors: { '&:not(:last-child)': { marginInlineEnd: '8px' } },
  // It reaches out of its line, rather than making it higher.
  marginBlock: `calc(20px - ${token.targetSmall}) -2px`,
  fontWeight: 600,
  // The accent may not be readable on the canvas.
  color: 'inherit',
});
/** Takes the focus without a ring: its buttons are what can be pressed. */
export const notice = style({ borderRadius: token.radius, outline: 'none' });
