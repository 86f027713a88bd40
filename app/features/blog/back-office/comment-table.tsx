import { useRef } from 'react';
import { Button } from '#app/components/button.tsx';
import { IndiaTime } from '#app/components/india-time.tsx';
import { FailureState } from '#app/components/list-states.tsx';
import { Skeleton } from '#app/components/skeleton.tsx';
import { withHidden } from '#app/components/with-hidden.tsx';
import { AdminTable } from '#app/features/back-office/admin-table.tsx';
import { DeleteButton } from '#app/features/back-office/delete-button.tsx';
import { EditConflict } from '#app/features/back-office/edit-conflict.tsx';
import { useComments } from '#app/features/blog/back-office/use-comments.ts';
import { backOfficeMessages, blogOfficeText, commonText } from '#shared/texts.ts';

/** The comments under an entry or article, each with what can be made of it; deleted ones are left out. */
export function CommentTable({ blog }: { blog: string }) {
  const { list, comments, approve, remove, conflict, reload } = useComments(blog);
  const frame = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone by then: the focus stays in the list.
  const keepFocus = () => frame.current?.focus();
  if (list.isPending) {
    return (
      <div role="status" aria-label={commonText.loading} className="grid gap-3">
        <Skeleton className="h-16 w-full" />
        <Skeleton className="h-16 w-full" />
      </div>
    );
  }
  if (list.isError) return <FailureState message={list.error.message} onRetry={() => list.refetch()} busy={list.isFetching} />;
  return (
    <div ref={frame} tabIndex={-1} className="grid gap-4 outline-none">
      {conflict && <EditConflict onReload={reload} />}
      <AdminTable
        label={blogOfficeText.comments}
        columns={[commonText.serialNumber, commonText.name, commonText.email, commonText.message, commonText.action]}
        empty={backOfficeMessages.noComments}
      >
        {comments.map((comment, index) => (
          <tr key={comment._id} className="align-top">
            <td>{index + 1}</td>
            <td className="font-semibold">
              <span>
                <span>{comment.name}</span>
                {comment.website && <span className="block font-normal text-ink-soft text-sm">{comment.website}</span>}
              </span>
            </td>
            <td>{comment.email ?? '–'}</td>
            <td>
              <div className="min-w-0">
                {comment.held && <p className="mb-1 font-semibold text-danger text-sm">{blogOfficeText.heldForLinks}</p>}
                <p className="whitespace-pre-line">{comment.comment}</p>
                <IndiaTime at={comment.createdAt} className="mt-1 block text-ink-soft text-sm" />
              </div>
            </td>
            <td>
              <div className="-ml-4 flex flex-wrap">
                {comment.status !== 'approved' && (
                  <Button
                    variant="quiet"
                    size="sm"
                    busy={approve.isBusy(comment._id)}
                    disabled={remove.isBusy(comment._id)}
                    onClick={() => approve.run(comment, comment._id).then(keepFocus)}
                  >
                    {withHidden(blogOfficeText.approveCommentOf, comment.name)}
                  </Button>
                )}
                <DeleteButton
                  busy={remove.isBusy(comment._id)}
                  label={blogOfficeText.commentOf(comment.name)}
                  onClick={() => remove.run(comment, comment._id).then(keepFocus)}
                />
              </div>
            </td>
          </tr>
        ))}
      </AdminTable>
    </div>
  );
}
