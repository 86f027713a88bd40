import { Picture } from '#app/components/picture.tsx';
import type { Poster } from '#shared/schemas/catalogue.ts';

const widths = [640, 1280, 1600];

interface Props {
  poster: Poster;
  sizes: string;
  /** For the picture that is seen first: loaded before all others. */
  first?: boolean;
}

/** A poster at 8:3, from the three widths that the server keeps. */
export function PosterImage({ poster, sizes, first = false }: Props) {
  return <Picture src={poster.image} alt={poster.name} sizes={sizes} eager={first} ratio={8 / 3} widths={widths} className="rounded-xl" />;
}
