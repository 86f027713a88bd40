import * as z from 'zod/mini';
import { backOfficeMessages } from '#shared/back-office-messages.ts';
import { limits } from '#shared/limits.ts';
import { messages } from '#shared/messages.ts';
import { successView } from '#shared/schemas/answers.ts';
import { requiredText } from '#shared/schemas/text.ts';
import { type PictureUpload, pictureUpload } from '#shared/schemas/uploads.ts';

const required = messages.fillInAllTheFields;

const texts = {
  title: requiredText(required),
  short_description: requiredText(required, 500),
  // Multipart forms end lines as mail does.
  description: requiredText(required, limits.blogText).check(z.overwrite((text) => text.replaceAll('\r\n', '\n'))),
};

/** 'Add blog' (specification 2 §5). The description is Markdown. */
export const blogInput = z.object({ ...texts, image: pictureUpload(required) });
export type BlogInput = z.infer<typeof blogInput>;

/** What the other admin must not have changed meanwhile; a multipart form sends it as text. */
const version = z.optional(
  z.pipe(
    z.transform((value: unknown) => (typeof value === 'string' && value !== '' ? Number(value) : value)),
    z.int(messages.invalidRequest),
  ),
);

/** The new picture, or nothing where the old one stays: it is not sent, or sent as its address or as the empty file of a browser's form. */
const newPicture = z.optional(
  z.pipe(
    pictureUpload(backOfficeMessages.uploadTheImage),
    z.transform((image: PictureUpload) => (typeof image === 'string' && /^(https?:|\/)/.test(image) ? undefined : image)),
  ),
);
const keptPicture = z.pipe(
  z.transform((value: unknown) => (value instanceof Uint8Array && value.length === 0 ? undefined : value)),
  newPicture,
);

/** 'Edit blog' (specification 2 §5): an image must exist, existing or new. */
export const blogEdit = z.object({ ...texts, image: z.optional(keptPicture), version });
export type BlogEdit = z.infer<typeof blogEdit>;

export const blogPreviewInput = z.object({ description: requiredText(required, limits.blogText) });
export const blogPreviewAnswer = successView({ html: z.string() });

/** Comments that wait for the admin, by what is known of them. */
const waitingView = z.object({ pending: z.int(), held: z.int() });
export type Waiting = z.infer<typeof waitingView>;

/** A blog entry; `version` and `waiting` are for the admin. */
export const blogView = z.object({
  _id: z.string(),
  title: z.string(),
  short_description: z.string(),
  description: z.string(),
  image: z.string(),
  createdAt: z.string(),
  version: z.optional(z.int()),
  waiting: z.optional(waitingView),
});
export type Blog = z.infer<typeof blogView>;
export const blogsAnswer = successView({ blogs: z.array(blogView) });
export const blogAnswer = successView({ message: z.string(), blog: blogView });
