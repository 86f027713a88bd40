import { shownName } from '#server/features/sessions/data-subject.ts';
import type { Comment } from '#shared/schemas/comments.ts';

interface CommentRow {
  comment_id: string;
  blog_id: string | null;
  article: string | null;
  name: string;
  email: string | null;
  website: string | null;
  comment: string;
  status: Comment['status'];
  held: boolean;
  created_at: Date;
  version: number;
}

/** A comment as everyone sees it: without the writer's e-mail. */
export function presentComment(row: CommentRow): Comment {
  return {
    _id: row.comment_id,
    blog: row.blog_id ?? row.article ?? '',
    name: shownName(row.name),
    comment: row.comment,
    status: row.status,
    createdAt: row.created_at.toISOString(),
    ...(row.website ? { website: row.website } : {}),
  };
}

/** The same with what the admin judges it by. */
export function presentCommentToAdmin(row: CommentRow): Comment {
  return { ...presentComment(row), ...(row.email ? { email: row.email } : {}), held: row.held, version: row.version };
}
