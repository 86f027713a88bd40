import * as z from 'zod/mini';
import { limits } from '#shared/limits.ts';
import { successView } from '#shared/schemas/answers.ts';
import { personNameText } from '#shared/schemas/name-text.ts';
import { cutOff, emailText, requiredText } from '#shared/schemas/text.ts';
import { backOfficeMessages, formMessages as messages } from '#shared/texts.ts';

const required = () => messages.fillInAllTheFields;

/** A web address as people type it: the scheme may be left out, and so may all of it. */
const websiteText = z.optional(
  z.string({ error: () => messages.invalidWebsite }).check(
    cutOff(limits.shortText, () => messages.tooLong),
    z.trim(),
    z.overwrite((text) => (text === '' || /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`)),
    z.refine((text) => text === '' || isWebAddress(text), { error: () => messages.invalidWebsite }),
    z.maxLength(limits.shortText, { error: () => messages.tooLong }),
  ),
);

function isWebAddress(text: string) {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username } = new URL(text);
  return ['http:', 'https:'].includes(protocol) && hostname.includes('.') && username === '';
}

/**
 * A visitor's comment (docs/product/forms.md). `blog` is an entry's id or the address of a static article; `subject` is what bots fill
 * in, because a website is asked for.
 */
export const commentInput = z.object({
  name: personNameText(required),
  email: emailText(required, () => messages.invalidEmail),
  comment: requiredText(required, limits.longText),
  blog: requiredText(required),
  website: websiteText,
  subject: z.optional(z.string()),
});
export type CommentInput = z.infer<typeof commentInput>;

export const commentParams = z.object({ commentId: requiredText(() => backOfficeMessages.commentStatusMissing) });

/** What the admin makes of a comment: its fate, and where needed its words. */
export const commentUpdate = z.object({
  status: z.enum(['approved', 'deleted'], { error: () => backOfficeMessages.commentStatusMissing }),
  name: z.optional(personNameText(required)),
  email: z.optional(emailText(required, () => messages.invalidEmail)),
  comment: z.optional(requiredText(required, limits.longText)),
  version: z.optional(z.int({ error: () => messages.invalidRequest })),
});
export type CommentUpdate = z.infer<typeof commentUpdate>;

export const commentStatus = z.enum(['pending', 'approved', 'deleted']);

/**
 * A comment. Visitors get approved ones, and their own while it is pending, without e-mails (docs/product/calls.md); the admin gets all,
 * with e-mail and version, and those `held` that have more than two links.
 */
export const commentView = z.object({
  _id: z.string(),
  blog: z.string(),
  name: z.string(),
  comment: z.string(),
  status: commentStatus,
  createdAt: z.string(),
  website: z.optional(z.string()),
  email: z.optional(z.string()),
  held: z.optional(z.boolean()),
  version: z.optional(z.int()),
});
export type Comment = z.infer<typeof commentView>;
export const commentsAnswer = successView({ comments: z.array(commentView) });
export const commentAnswer = successView({ message: z.string(), comment: commentView });

/** A comment in the download of its writer's own data. */
export const ownCommentView = z.object({
  blog: z.string(),
  title: z.string(),
  name: z.string(),
  email: z.nullable(z.string()),
  website: z.nullable(z.string()),
  comment: z.string(),
  status: commentStatus,
  writtenAt: z.string(),
});
