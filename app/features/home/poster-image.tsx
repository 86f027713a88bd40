import { Link } from '#app/components/link.tsx';
import { Picture } from '#app/components/picture.tsx';
import type { Poster } from '#shared/schemas/catalogue.ts';
import { homeText } from '#shared/texts.ts';

const widths = [640, 1280, 1600];

interface Props {
  poster: Poster;
  sizes: string;
  /** For the picture that is seen first: loaded before all others. */
  first?: boolean;
}

/** A poster at 8:3, from the three widths that the server keeps, with its name below it; one with a link leads there. */
export function PosterImage({ poster, sizes, first = false }: Props) {
  const { name, image, link } = poster;
  const shown = (
    <>
      <Picture src={image} alt="" sizes={sizes} eager={first} ratio={8 / 3} widths={widths} className="rounded-xl" />
      <span className="mt-1.5 block font-semibold text-sm leading-snug wrap-anywhere">{name}</span>
    </>
  );
  if (link === '') return shown;
  const look = 'block rounded-xl outline-offset-3 hover:underline';
  if (link.startsWith('/')) {
    return (
      <Link to={link} draggable={false} className={look}>
        {shown}
      </Link>
    );
  }
  return (
    <a href={link} target="_blank" rel="noopener noreferrer sponsored" draggable={false} className={look}>
      {shown}
      <span className="sr-only"> {homeText.opensInNewTab}</span>
    </a>
  );
}
