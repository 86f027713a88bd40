import { declareConstraints, Refusal, refusals } from '#server/base/errors.ts';
import { messages } from '#shared/texts.ts';

export const blogRefusals = {
  blogNotFound: () => new Refusal(404, 'blog_not_found', messages.blogNotFound),
  commentNotFound: () => new Refusal(404, 'comment_not_found', messages.commentNotFound),
};

declareConstraints({
  comments__blog_id_fkey: () => blogRefusals.blogNotFound(),
  comments__user_id_fkey: refusals.notSignedIn,
  comments__business_id_fkey: refusals.notSignedIn,
});
