const paths = {
  play: 'M8 5.5v13l10.5-6.5z',
  pause: 'M7 5h3.5v14H7zM13.5 5H17v14h-3.5z',
  stop: 'M6.5 6.5h11v11h-11z',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  plus: 'M12 5v14M5 12h14',
  grip: 'M9 6v.1M15 6v.1M9 12v.1M15 12v.1M9 18v.1M15 18v.1',
  close: 'm6 6 12 12M18 6 6 18',
  trash: 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 12.5h9l1-12.5M10 11v5M14 11v5',
  info: 'M12 11v5.5M12 7.6v.1M12 21a9 9 0 1 1 0-18 9 9 0 0 1 0 18z',
  alert: 'M12 9.5v4M12 16.6v.1M12 3.8 2.8 19.7h18.4z',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  music: 'M9 18V6l10-2v12M9 18a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0zM19 16a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0z',
  hold: 'M4.5 13v-1a7.5 7.5 0 0 1 15 0v1M4.5 13.5h3v6h-3zM16.5 13.5h3v6h-3zM19.5 19.5c0 1.5-2 2-5 2',
  menu: 'M7 4h3l1.5 4.5-2 1.5a11 11 0 0 0 4.5 4.5l1.5-2L20 14v3c0 1.7-1.3 3-3 3A13 13 0 0 1 4 7c0-1.7 1.3-3 3-3z',
  mobile: 'M7 3h10v18H7zM11 18h2',
  pencil: 'm4.5 19.5 1-4.5L16 4.5l3.5 3.5L9 18.5zM13.5 7l3.5 3.5',
  file: 'M6 3.5h8l4 4v13H6zM14 3.5v4h4M9 12h6M9 16h6',
  chevron: 'm7 10 5 5 5-5',
  sparkle:
    'M11 4l1.8 4.7L17.5 10.5l-4.7 1.8L11 17l-1.8-4.7L4.5 10.5l4.7-1.8zM18 15l.9 2.1L21 18l-2.1.9L18 21l-.9-2.1L15 18l2.1-.9z',
} as const;

export type IconName = keyof typeof paths;

const filled: ReadonlySet<IconName> = new Set<IconName>(['play', 'pause', 'stop']);

interface DrawingProps {
  /** On 24 × 24. */
  readonly path: string;
  readonly isFilled?: boolean;
  /** Width and height in px. */
  readonly size?: number | undefined;
  readonly className?: string;
}

/** A decorative icon: the text beside it has the same meaning. */
export function Drawing({ path, isFilled = false, size = 20, className }: DrawingProps) {
  const paint = isFilled
    ? { fill: 'currentColor' }
    : ({
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 1.75,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
      } as const);
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} className={className} aria-hidden="true" {...paint}>
      <path d={path} />
    </svg>
  );
}

type IconProps = Omit<DrawingProps, 'path' | 'isFilled'> & { readonly name: IconName };

/** The icon of a name. */
export const Icon = ({ name, ...look }: IconProps) => (
  <Drawing {...look} path={paths[name]} isFilled={filled.has(name)} />
);

/** The icons of messages, by tone. */
export const toneIcons = { info: 'info', success: 'check', warning: 'alert', danger: 'alert' } as const;
