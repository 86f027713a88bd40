import * as z from 'zod/mini';
import { limits } from '#shared/limits.ts';
import { successView } from '#shared/schemas/answers.ts';
import { requiredText } from '#shared/schemas/text.ts';
import { threadMessages as messages } from '#shared/texts.ts';

/** The answers that an owner keeps ready, in their order: the list that is sent takes the place of the one that was kept. */
export const quickRepliesInput = z.object({
  replies: z
    .array(
      requiredText(() => messages.messageRequired, limits.quickReplyText),
      { error: () => messages.tooManyQuickReplies },
    )
    .check(z.maxLength(limits.quickReplies, { error: () => messages.tooManyQuickReplies })),
});
export const quickRepliesView = z.array(z.string());
export const quickRepliesAnswer = successView({ replies: quickRepliesView });
export const quickRepliesSaved = successView({ message: z.string(), replies: quickRepliesView });
