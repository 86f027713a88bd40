import { useCallback, useState } from 'react';
import { tradeSlug } from '#shared/trade-slug.ts';

/** Business pictures are kept in these widths; posters in others, which their pages hand in. */
const WIDTHS = [320, 640, 1280];

/**
 * The end of `sizes` for a picture as wide as a phone. On dense screens 20rem are asked for: the middle width is sharp there, the
 * largest has three times its bytes.
 */
export const PHONE_WIDE = '(min-width: 30rem) 94vw, (min-resolution: 1.5dppx) 20rem, 94vw';

interface PictureProps {
  /** Root-relative address of the largest width, `/media/<key>-1280.webp`; without it a drawing stands in. */
  src: string | undefined;
  /** The service of whom it is a picture of: its drawing stands in for a photo. */
  trade?: string;
  alt: string;
  /** How wide it is shown, as in `<img sizes>`. */
  sizes: string;
  /** In the first screen: loaded at once and before others. */
  eager?: boolean;
  /** Classes of the frame: its size, shape and corners. */
  className?: string;
  widths?: readonly number[];
  /** Width to height, which keeps its place while it loads. */
  ratio?: number;
}

/** A photo in the width that the screen needs, in a frame that never moves; a drawing where there is none or it fails. */
export function Picture({ src: photo, trade, alt, sizes, eager = false, className = '', widths = WIDTHS, ratio = 4 / 3 }: PictureProps) {
  const src = photo ?? (trade && `/trades/${tradeSlug(trade)}.svg`);
  const [failed, setFailed] = useState<string>();
  // A picture may have failed before the page's script ran.
  const check = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setFailed(image.getAttribute('src') ?? undefined);
  }, []);
  const frame = `picture relative block overflow-hidden bg-sand-dark ${className}`;
  if (!src || failed === src) {
    return <span {...(alt ? { role: 'img', 'aria-label': alt } : {})} className={`${frame} no-picture`} style={{ aspectRatio: ratio }} />;
  }
  const largest = widths.at(-1) ?? 1280;
  return (
    <span className={frame} style={{ aspectRatio: ratio }}>
      <img
        ref={check}
        src={src}
        srcSet={sourcesOf(src, widths)}
        sizes={sizes}
        alt={alt}
        width={largest}
        height={Math.round(largest / ratio)}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        onError={() => setFailed(src)}
        className="absolute inset-0 size-full object-cover"
      />
    </span>
  );
}

function sourcesOf(src: string, widths: readonly number[]) {
  const base = /^(.*)-\d+\.webp$/.exec(src)?.[1];
  return base && widths.map((width) => `${base}-${width}.webp ${width}w`).join(', ');
}
