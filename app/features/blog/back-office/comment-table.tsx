import { useRef } from 'react';
import { Button } from '#app/components/button.tsx';
import { IndiaTime } from '#app/components/india-time.tsx';
import { FailureState } from '#app/components/list-states.tsx';
import { Skeleton } from '#app/components/skeleton.tsx';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { withHidden } from '#app/components/with-hidden.tsx';
import { AdminTable } from '#app/features/back-office/admin-table.tsx';
import { DeleteButton } from '#app/features/back-office/delete-button.tsx';
import { EditConflict } from '#app/features/back-office/edit-conflict.tsx';
import { ChooseBox } from '#app/features/back-office/several/choose-box.tsx';
import { DeleteChosen } from '#app/features/back-office/several/delete-chosen.tsx';
import { NotDoneList } from '#app/features/back-office/several/not-done-list.tsx';
import { SelectionBar } from '#app/features/back-office/several/selection-bar.tsx';
import { useChosen } from '#app/features/back-office/several/use-chosen.ts';
import { useSeveral } from '#app/features/back-office/several/use-several.ts';
import { UndoBar } from '#app/features/back-office/undo-bar.tsx';
import { useComments } from '#app/features/blog/back-office/use-comments.ts';
import type { Comment } from '#shared/schemas/comments.ts';
import { backOfficeMessages, blogOfficeText, commonText } from '#shared/texts.ts';

/** The comments under an entry or article, each with what can be made of it; deleted ones are left out. */
export function CommentTable({ blog }: { blog: string }) {
  const { list, comments, approve, remove, approveOne, removeOne, conflict, reload } = useComments(blog);
  const { chosen, isChosen, choose, chooseAll } = useChosen(comments.map(({ _id }) => _id));
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
      <SeveralComments
        shown={comments.length}
        selected={comments.filter(({ _id }) => chosen.includes(_id))}
        onAll={chooseAll}
        approve={approveOne}
        remove={removeOne}
        onDone={() => void list.refetch()}
      />
      <AdminTable
        label={blogOfficeText.comments}
        columns={[commonText.serialNumber, commonText.name, commonText.email, commonText.message, commonText.action]}
        empty={backOfficeMessages.noComments}
      >
        {comments.map((comment, index) => (
          <tr key={comment._id} className="align-top">
            <td>
              <div className="flex items-center gap-x-3">
                {comments.length > 1 && (
                  <ChooseBox
                    name={blogOfficeText.commentOf(comment.name)}
                    is={isChosen(comment._id)}
                    onChange={(is) => choose(comment._id, is)}
                  />
                )}
                <span>{index + 1}</span>
              </div>
            </td>
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

interface SeveralCommentsProps {
  /** How many the table shows: one alone is not chosen. */
  shown: number;
  selected: readonly Comment[];
  onAll: (all: boolean) => void;
  approve: (comment: Comment) => Promise<unknown>;
  remove: (comment: Comment) => Promise<unknown>;
  /** Called at the end: what was refused has changed meanwhile. */
  onDone: () => void;
}

/** Approves those that are chosen and wait, or deletes all that are chosen. */
function SeveralComments({ shown, selected, onAll, approve, remove, onDone }: SeveralCommentsProps) {
  const hydrated = useHydrated();
  const { run, runSoon, left, isBusy, notDone, undoBar } = useSeveral({ onDone });
  const waiting = selected.filter(({ status }) => status !== 'approved');
  const byId = new Map(selected.map((comment) => [comment._id, comment]));
  const named = (comments: readonly Comment[]) => comments.map(({ _id: id, name }) => ({ id, name: blogOfficeText.commentOf(name) }));

  return (
    <>
      {shown > 1 && (
        <SelectionBar selected={selected.length} shown={shown} onAll={onAll}>
          <Button
            size="sm"
            variant="secondary"
            disabled={!hydrated || waiting.length === 0 || isBusy}
            onClick={() => runSoon(named(waiting), async (id) => approve(byId.get(id) as Comment))}
          >
            {blogOfficeText.approveChosen}
          </Button>
          <DeleteChosen
            count={selected.length}
            question={blogOfficeText.askDeleteComments(selected.length)}
            busy={left > 0}
            onDelete={async () => void (await run(named(selected), async (id) => remove(byId.get(id) as Comment)))}
          />
        </SelectionBar>
      )}
      <NotDoneList notDone={notDone} />
      {undoBar && <UndoBar {...undoBar} />}
    </>
  );
}
