import { ArrowLeft, ArrowRight } from '#app/components/icons.ts';
import { Link } from '#app/components/link.tsx';
import { blogText } from '#shared/texts.ts';

interface Neighbour {
  slug: string;
  title: string;
}

const LOOK = 'group block rounded-xl border border-sand-dark bg-paper p-5 hover:border-ink';

/** The articles before and after this one. */
export function NeighbourLinks({ previous, next }: { previous: Neighbour; next: Neighbour }) {
  return (
    <nav aria-label={blogText.moreArticles} className="mt-10 grid gap-4 sm:grid-cols-2">
      <Link to={`/${previous.slug}`} rel="prev" className={LOOK}>
        <span className="flex items-center gap-2 font-semibold text-brick">
          <ArrowLeft aria-hidden className="size-4.5" />
          {blogText.previousPost}
        </span>
        <span className="mt-1 block leading-snug group-hover:underline">{previous.title}</span>
      </Link>
      <Link to={`/${next.slug}`} rel="next" className={`${LOOK} sm:text-right`}>
        <span className="flex items-center gap-2 font-semibold text-brick sm:justify-end">
          {blogText.nextPost}
          <ArrowRight aria-hidden className="size-4.5" />
        </span>
        <span className="mt-1 block leading-snug group-hover:underline">{next.title}</span>
      </Link>
    </nav>
  );
}
