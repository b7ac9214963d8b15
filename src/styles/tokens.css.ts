import { createGlobalTheme, createGlobalThemeContract } from '@vanilla-extract/css';

/** Names of our own custom properties; partners set `--voice-order-*` (README, styling). */
export const token = createGlobalThemeContract(
  {
    accent: 'accent',
    onAccent: 'on-accent',
    accentSoft: 'accent-soft',
    accentText: 'accent-text',
    canvas: 'canvas',
    surface: 'surface',
    raised: 'raised',
    line: 'line',
    lineStrong: 'line-strong',
    text: 'text',
    muted: 'muted',
    danger: 'danger',
    dangerSoft: 'danger-soft',
    success: 'success',
    successSoft: 'success-soft',
    warning: 'warning',
    warningSoft: 'warning-soft',
    shadow: 'shadow',
    radius: 'radius',
    font: 'font',
  },
  (value) => `vo-${value ?? ''}`,
);

createGlobalTheme(':host', token, {
  accent: 'var(--voice-order-accent, light-dark(#4b41d8, #a39dff))',
  onAccent: 'var(--voice-order-on-accent, light-dark(#fff, #15131f))',
  accentSoft: `color-mix(in oklab, ${token.accent} 10%, ${token.surface})`,
  accentText: `color-mix(in oklab, ${token.accent} 88%, ${token.text})`,
  canvas: 'var(--voice-order-canvas, light-dark(#f4f5f8, #0f1016))',
  surface: 'var(--voice-order-surface, light-dark(#fff, #191b23))',
  raised: `color-mix(in oklab, ${token.surface} 96%, ${token.text})`,
  line: `color-mix(in oklab, ${token.text} 13%, ${token.surface})`,
  lineStrong: `color-mix(in oklab, ${token.text} 50%, ${token.surface})`,
  text: 'var(--voice-order-text, light-dark(#1b1c26, #eceef5))',
  muted: `color-mix(in oklab, ${token.text} 70%, ${token.surface})`,
  danger: 'light-dark(#b3261e, #ffb4ab)',
  dangerSoft: `color-mix(in oklab, ${token.danger} 9%, ${token.surface})`,
  success: 'light-dark(#14683a, #7ddba0)',
  successSoft: `color-mix(in oklab, ${token.success} 10%, ${token.surface})`,
  warning: 'light-dark(#825200, #ffc76b)',
  warningSoft: `color-mix(in oklab, ${token.warning} 11%, ${token.surface})`,
  shadow: '0 8px 28px light-dark(rgb(20 20 45 / 16%), rgb(0 0 0 / 55%))',
  radius: 'var(--voice-order-radius, 12px)',
  font: "var(--voice-order-font, system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif)",
});

/** Type sizes in px: host pages change what `rem` means. */
export const size = { small: '13px', base: '15px', large: '17px', title: '20px', display: '26px' } as const;

/** Container widths at which the layout changes. */
export const from = {
  medium: 'voice-order (min-width: 560px)',
  wide: 'voice-order (min-width: 880px)',
} as const;
