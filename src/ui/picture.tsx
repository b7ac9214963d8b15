import { useState, type ReactNode } from 'react';

interface PictureProps {
  readonly src: string | null;
  readonly className: string;
  /** Shown if there is no picture, or it can't be loaded. */
  readonly otherwise?: ReactNode;
}

/** A decorative picture from the shop. */
export function Picture({ src, className, otherwise = null }: PictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (!src || src === broken) return otherwise;
  return (
    <img
      className={className}
      referrerPolicy="no-referrer"
      src={src}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setBroken(src)}
    />
  );
}
