import { useId } from 'react';
import { Clock } from '#app/components/icons.ts';
import { LocalTime } from '#app/components/local-time.tsx';
import { CommentForm } from '#app/features/blog/comment-form.tsx';
import { PageLinks } from '#app/features/businesses/page-links.tsx';
import type { Comment } from '#shared/schemas/comments.ts';
import { blogText } from '#shared/texts.ts';

interface CommentsProps {
  /** An entry's id, or an article's address. */
  blog: string;
  /** Nothing while comments cannot be read: an article comes all the same. */
  page: { comments: Comment[]; currentPage: number; totalPages: number; next?: string } | undefined;
  /** The form also takes a website, and offers to keep what tells who writes. */
  full?: boolean;
}

/** The form for a comment, and the comments there are: the reader's own first, while it waits. */
export function Comments({ blog, page, full = false }: CommentsProps) {
  const id = useId();
  return (
    <div className="mt-12 grid gap-12">
      <section aria-labelledby={`${id}-form`} className="relative overflow-hidden rounded-xl border border-sand-dark bg-paper p-5 sm:p-7">
        <h2 id={`${id}-form`} className="mb-4 font-extrabold text-2xl tracking-tight">
          {blogText.leaveComment}
        </h2>
        <CommentForm key={blog} blog={blog} full={full} />
      </section>
      <section aria-labelledby="comments">
        <h2 id="comments" className="mb-4 font-extrabold text-2xl tracking-tight">
          {blogText.recentComments}
        </h2>
        {page ? <CommentList page={page} /> : <p className="text-ink-soft">{blogText.commentsAway}</p>}
      </section>
    </div>
  );
}

function CommentList({ page: { comments, currentPage, totalPages, next } }: { page: NonNullable<CommentsProps['page']> }) {
  if (comments.length === 0) return <p className="text-ink-soft">{blogText.noComments}</p>;
  return (
    <>
      <ul className="grid gap-4">
        {comments.map((comment) => (
          <li key={comment._id}>
            <CommentItem comment={comment} />
          </li>
        ))}
      </ul>
      <PageLinks currentPage={currentPage} totalPages={totalPages} next={next ?? null} anchor="comments" />
    </>
  );
}

function CommentItem({ comment: { name, comment, createdAt, status, website } }: { comment: Comment }) {
  const isPending = status === 'pending';
  return (
    <article className={`rounded-xl border bg-paper p-5 ${isPending ? 'border-amber border-dashed' : 'border-sand-dark'}`}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="font-bold text-lg wrap-anywhere">
          {website && !isPending ? (
            <a href={website} rel="nofollow ugc noopener" className="underline underline-offset-4 hover:text-brick">
              {name}
            </a>
          ) : (
            name
          )}
        </h3>
        <LocalTime at={createdAt} className="text-ink-soft text-sm" />
      </div>
      {isPending && (
        <p className="mt-1 inline-flex items-center gap-1.5 font-semibold text-amber text-sm">
          <Clock aria-hidden className="size-4" />
          {blogText.awaitingApproval}
        </p>
      )}
      <p className="mt-2 max-w-prose whitespace-pre-line leading-relaxed wrap-anywhere">{comment}</p>
    </article>
  );
}
