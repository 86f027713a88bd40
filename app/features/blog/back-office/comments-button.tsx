import { withParts } from '#app/components/with-parts.tsx';
import { DialogButton } from '#app/features/back-office/dialog-button.tsx';
import { CommentTable } from '#app/features/blog/back-office/comment-table.tsx';
import { WaitingMarks } from '#app/features/blog/back-office/waiting-marks.tsx';
import type { Waiting } from '#shared/schemas/blog.ts';
import { blogOfficeText } from '#shared/texts.ts';

const WIDTH = 860;

interface CommentsButtonProps {
  /** An entry's id, or an article's address. */
  blog: string;
  title: string;
  waiting: Waiting;
}

/** Opens the comments under an entry or article, and says how many wait. */
export function CommentsButton({ blog, title, waiting }: CommentsButtonProps) {
  const label = withParts(
    blogOfficeText.commentsOn,
    {
      marks: () => <WaitingMarks waiting={waiting} />,
      hidden: (words) => <span className="sr-only">{words}</span>,
    },
    title,
  );
  return (
    <DialogButton label={label} title={blogOfficeText.commentsOnTitle(title)} quiet drawer={{ width: WIDTH }}>
      {() => <CommentTable blog={blog} />}
    </DialogButton>
  );
}
