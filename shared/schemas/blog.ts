import * as z from 'zod/mini';
import { limits } from '#shared/limits.ts';
import { successView } from '#shared/schemas/answers.ts';
import { pagingQuery } from '#shared/schemas/paging.ts';
import { requiredText } from '#shared/schemas/text.ts';
import { type PictureUpload, pictureUpload } from '#shared/schemas/uploads.ts';
import { backOfficeMessages, formMessages as messages } from '#shared/texts.ts';

const required = () => messages.fillInAllTheFields;

const texts = {
  title: requiredText(required),
  short_description: requiredText(required, 500),
  // Multipart forms end lines as mail does.
  description: requiredText(required, limits.blogText).check(z.overwrite((text) => text.replaceAll('\r\n', '\n'))),
};

/** A draft is for the team alone; a date to come is waited for. Without either an entry is published at once, or stays as it is. */
const publication = {
  status: z.optional(z.enum(['published', 'draft'], { error: () => messages.invalidRequest })),
  publishedAt: z.optional(moment()),
};

/** A moment with its offset, or as fields for date and time have it: then in the time of India. Nothing where it is empty. */
function moment() {
  const text = z
    .string({ error: () => backOfficeMessages.unreadableMoment })
    .check(
      z.refine((value) => value === '' || !Number.isNaN(toMoment(value)?.getTime()), { error: () => backOfficeMessages.unreadableMoment }),
    );
  return z.pipe(text, z.transform(toMoment));
}

function toMoment(value: string): Date | undefined {
  if (value === '') return undefined;
  const isMoment = /^(19|20)\d{2}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})?$/.test(value);
  return new Date(isMoment ? (/(Z|[+-]\d{2}:\d{2})$/.test(value) ? value : `${value}+05:30`) : Number.NaN);
}

/** 'Add blog' (docs/product/forms.md). The description is Markdown. */
export const blogInput = z.object({ ...texts, image: pictureUpload(required), ...publication });
export type BlogInput = z.infer<typeof blogInput>;

/** What the other admin must not have changed meanwhile; a multipart form sends it as text. */
const version = z.optional(
  z.pipe(
    z.transform((value: unknown) => (typeof value === 'string' && value !== '' ? Number(value) : value)),
    z.int({ error: () => messages.invalidRequest }),
  ),
);

/** The new picture, or nothing where the old one stays: it is not sent, or sent as its address or as the empty file of a browser's form. */
const newPicture = z.optional(
  z.pipe(
    pictureUpload(() => backOfficeMessages.uploadTheImage),
    z.transform((image: PictureUpload) => (typeof image === 'string' && /^(https?:|\/)/.test(image) ? undefined : image)),
  ),
);
const keptPicture = z.pipe(
  z.transform((value: unknown) => (value instanceof Uint8Array && value.length === 0 ? undefined : value)),
  newPicture,
);

/** 'Edit blog' (docs/product/forms.md): an image must exist, existing or new. */
export const blogEdit = z.object({ ...texts, image: z.optional(keptPicture), ...publication, version });
export type BlogEdit = z.infer<typeof blogEdit>;

/** A picture for an entry's text. */
export const blogPictureInput = z.object({ image: pictureUpload(() => backOfficeMessages.uploadTheImage) });
export const blogPictureAnswer = successView({ message: z.string(), image: z.string() });

export const blogPreviewInput = z.object({ description: requiredText(required, limits.blogText) });
export const blogPreviewAnswer = successView({ html: z.string() });

/** Comments that wait for the admin, by what is known of them. */
const waitingView = z.object({ pending: z.int(), held: z.int() });
export type Waiting = z.infer<typeof waitingView>;

/** A blog entry, with the date that it is published at; `version`, `state` and `waiting` are for the admin. */
export const blogView = z.object({
  _id: z.string(),
  title: z.string(),
  short_description: z.string(),
  description: z.string(),
  image: z.string(),
  createdAt: z.string(),
  version: z.optional(z.int()),
  state: z.optional(z.enum(['draft', 'scheduled', 'published'])),
  waiting: z.optional(waitingView),
});
export type Blog = z.infer<typeof blogView>;
export const blogsAnswer = successView({ blogs: z.array(blogView) });
export const blogAnswer = successView({ message: z.string(), blog: blogView });

/** What the list of the blog shows of an entry or an article; `address` is its own page. */
export const blogEntryPageView = z.object({
  entries: z.array(z.object({ title: z.string(), shortDescription: z.string(), image: z.string(), address: z.string() })),
  currentPage: z.int(),
  totalPages: z.int(),
});
export type BlogEntryPage = z.infer<typeof blogEntryPageView>;
export const blogEntriesQuery = z.object({ page: pagingQuery().page });
export const blogEntriesAnswer = successView(blogEntryPageView.shape);
