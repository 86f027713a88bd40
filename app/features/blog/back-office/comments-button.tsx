import { DialogButton } from '#app/features/back-office/dialog-button.tsx';
import { CommentTable } from '#app/features/blog/back-office/comment-table.tsx';
import { WaitingMarks } from '#app/features/blog/back-office/waiting-marks.tsx';
import type { Waiting } from '#shared/schemas/blog.ts';

const WIDTH = 860;

interface CommentsButtonProps {
  /** An entry's id, or an article's address. */
  blog: string;
  title: string;
  waiting: Waiting;
}

/** Opens the comments under an entry or article, and says how many wait. */
export function CommentsButton({ blog, title, waiting }: CommentsButtonProps) {
  const label = (
    <>
      Comments
      <WaitingMarks waiting={waiting} />
      <span className="sr-only">{` on ${title}`}</span>
    </>
  );
  return (
    <DialogButton label={label} title={`Comments on “${title}”`} quiet drawer={{ width: WIDTH }}>
      {() => <CommentTable blog={blog} />}
    </DialogButton>
  );
}
