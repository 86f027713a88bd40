import { Link } from '#app/components/link.tsx';
import { PHONE_WIDE, Picture } from '#app/components/picture.tsx';
import { withHidden } from '#app/components/with-hidden.tsx';
import { ShareRow } from '#app/features/blog/share-row.tsx';
import { blogText } from '#shared/texts.ts';

interface BlogCardProps {
  entry: { title: string; shortDescription: string; image: string; address: string };
  /** In the first screen. */
  eager: boolean;
}

/** An entry in the list of the blog: what it is about, how to pass it on, and the way to read it. */
export function BlogCard({ entry: { title, shortDescription, image, address }, eager }: BlogCardProps) {
  return (
    <article className="flex h-full flex-col overflow-hidden rounded-xl border border-sand-dark bg-paper">
      <Picture
        src={image}
        alt=""
        sizes={`(min-width: 64rem) 25rem, (min-width: 40rem) 46vw, ${PHONE_WIDE}`}
        eager={eager}
        ratio={16 / 10}
        className="w-full"
      />
      <div className="flex grow flex-col p-5">
        <h2 className="font-bold text-xl leading-snug wrap-anywhere">
          <Link to={address} className="hover:text-brick hover:underline">
            {title}
          </Link>
        </h2>
        <div className="mt-2 -mb-1">
          <ShareRow path={address} title={title} />
        </div>
        <p data-may-cut className="mt-2 line-clamp-4 text-ink-soft leading-relaxed wrap-anywhere">
          {shortDescription}
        </p>
        <Link
          to={address}
          className="mt-auto inline-flex min-h-11 w-fit items-center pt-3 font-semibold text-brick underline-offset-4 hover:underline"
        >
          {withHidden(blogText.readMore, title)}
        </Link>
      </div>
    </article>
  );
}
