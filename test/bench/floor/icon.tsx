const paths = {
  play: 'M8 5.5v13l10.5-6.5z',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  plus: 'M12 5v14M5 12h14',
  close: 'm6 6 12 12M18 6 6 18',
  trash: 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 12.5h9l1-12.5M10 11v5M14 11v5',
  info: 'M12 11v5.5M12 7.6v.1M12 21a9 9 0 1 1 0-18 9 9 0 0 1 0 18z',
  chevron: 'm7 10 5 5 5-5',
  moh: 'M4.5 13v-1a7.5 7.5 0 0 1 15 0v1M4.5 13.5h3v6h-3zM16.5 13.5h3v6h-3zM19.5 19.5c0 1.5-2 2-5 2',
  voip: 'M7 4h3l1.5 4.5-2 1.5a11 11 0 0 0 4.5 4.5l1.5-2L20 14v3c0 1.7-1.3 3-3 3A13 13 0 0 1 4 7c0-1.7 1.3-3 3-3z',
  mvoice: 'M8 3h8a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM11 18h2',
} as const;

interface IconProps {
  readonly name: keyof typeof paths;
  readonly size?: number;
}

export const Icon = ({ name, size = 20 }: IconProps) => (
  <svg
    viewBox="0 0 24 24"
    width={size}
    height={size}
    aria-hidden="true"
    className={name === 'play' ? 'solid' : 'drawn'}
  >
    <path d={paths[name]} />
  </svg>
);
