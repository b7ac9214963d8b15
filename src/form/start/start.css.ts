import { style } from '@vanilla-extract/css';
import { size, space, token } from '../../styles/tokens.css.ts';

const bannerTone = 'var(--vo-banner)';
export const banner = style({
  vars: { '--vo-banner': token.accentLine },
  display: 'grid',
  gap: '2px',
  padding: `${space(16)} 20px`,
  borderRadius: token.radius,
  border: `1px solid color-mix(in oklab, ${bannerTone} 40%, ${token.surface})`,
  borderInlineStart: `5px solid ${bannerTone}`,
  background: `color-mix(in oklab, ${bannerTone} 8%, ${token.surface})`,
});
export const bannerHeading = style({ fontSize: size.large, fontWeight: 650 });
export const bannerSub = style({ fontWeight: 500 });
export const bannerText = style({ color: token.muted });
export const links = style({ display: 'flex', flexWrap: 'wrap', gap: '4px 20px', fontWeight: 600 });
export const prompt = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '4px 24px',
});
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: token.targetSmall,
});
/** As round as what it holds, for its ring. */
export const notice = style({ borderRadius: token.radius });
