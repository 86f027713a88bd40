import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '#app/api/client.ts';
import { useAdminAction } from '#app/features/back-office/use-admin-action.ts';
import type { Comment, CommentUpdate } from '#shared/schemas/comments.ts';
import { backOfficeMessages } from '#shared/texts.ts';

/** The comments under an entry or article as the admin gets them, and what the admin makes of them. */
export function useComments(blog: string) {
  const queryKey = ['blog-comments', blog];
  const cache = useQueryClient();
  const list = useQuery({
    queryKey,
    queryFn: ({ signal }) => callApi('GET /blog/comment/get/:blogId', { params: { blogId: blog }, signal }),
    staleTime: 0,
    gcTime: 0,
  });
  const decide = (status: CommentUpdate['status']) => async (comment: Comment) => {
    const { _id, version } = comment;
    const answer = await callApi('PUT /blog/comment/update/:commentId', { params: { commentId: _id }, body: { status, version } });
    cache.setQueryData<{ comments: Comment[] }>(
      queryKey,
      (known) => known && { comments: known.comments.map((other) => (other._id === _id ? answer.comment : other)) },
    );
    return answer;
  };
  const approve = useAdminAction({ call: decide('approved'), failed: backOfficeMessages.commentUpdateFailed });
  const remove = useAdminAction({ call: decide('deleted'), failed: backOfficeMessages.commentStatusFailed });
  return {
    list,
    comments: list.data?.comments.filter(({ status }) => status !== 'deleted') ?? [],
    approve,
    remove,
    approveOne: decide('approved'),
    removeOne: decide('deleted'),
    conflict: approve.conflict || remove.conflict,
    async reload() {
      await Promise.all([list.refetch(), approve.reload(), remove.reload()]);
    },
  };
}
