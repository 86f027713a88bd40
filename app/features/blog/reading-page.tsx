import type { ReactNode } from 'react';
import { ArrowLeft } from '#app/components/icons.ts';
import { Link } from '#app/components/link.tsx';
import { PHONE_WIDE, Picture } from '#app/components/picture.tsx';
import { showLongDate } from '#app/components/show-moment.ts';
import { ArticleText } from '#app/features/blog/article-text.tsx';
import { ShareRow } from '#app/features/blog/share-row.tsx';
import { blogText } from '#shared/texts.ts';

interface ReadingPageProps {
  text: { title: string; image: string; html: string; publishedAt?: string | undefined };
  /** Root-relative address of the page. */
  path: string;
  /** What follows the text. */
  children: ReactNode;
}

/** An entry of the blog, or an article, as one reads it. */
export function ReadingPage({ text: { title, image, html, publishedAt }, path, children }: ReadingPageProps) {
  return (
    <div className="page-width pt-4 pb-14 sm:pt-6">
      <div className="mx-auto max-w-3xl">
        <Link to="/blog" className="inline-flex min-h-11 items-center gap-2 font-semibold text-brick underline-offset-4 hover:underline">
          <ArrowLeft aria-hidden className="size-4.5" />
          {blogText.allArticles}
        </Link>
        <article className="mt-2">
          <h1 className="font-extrabold text-3xl leading-tight tracking-tight wrap-anywhere sm:text-4xl">{title}</h1>
          <div className="mt-3 mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
            {publishedAt ? (
              <time dateTime={publishedAt} className="text-ink-soft">
                {showLongDate(publishedAt)}
              </time>
            ) : (
              <span />
            )}
            <ShareRow path={path} title={title} />
          </div>
          <Picture
            src={image}
            alt=""
            sizes={`(min-width: 50rem) 48rem, ${PHONE_WIDE}`}
            eager
            ratio={16 / 9}
            className="mb-8 w-full rounded-xl"
          />
          <ArticleText html={html} />
        </article>
        {children}
      </div>
    </div>
  );
}
