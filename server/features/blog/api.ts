import * as z from 'zod/mini';
import { addBlog } from '#server/features/blog/add-blog.ts';
import { addPicture } from '#server/features/blog/add-picture.ts';
import { deleteBlog } from '#server/features/blog/delete-blog.ts';
import { listBlogs } from '#server/features/blog/list-blogs.ts';
import { listEntries } from '#server/features/blog/list-entries.ts';
import { render } from '#server/features/blog/read-blog.ts';
import { updateBlog } from '#server/features/blog/update-blog.ts';
import { multipartForms } from '#server/features/media/multipart.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import type { App } from '#server/plugins/zod-schemas.ts';
import { backOfficeMessages } from '#shared/back-office-messages.ts';
import { limits } from '#shared/limits.ts';
import { messageView } from '#shared/schemas/answers.ts';
import {
  blogAnswer,
  blogEdit,
  blogEntriesAnswer,
  blogEntriesQuery,
  blogInput,
  blogPictureAnswer,
  blogPictureInput,
  blogPreviewAnswer,
  blogPreviewInput,
  blogsAnswer,
} from '#shared/schemas/blog.ts';

export async function blogCalls(app: App) {
  const { context } = app;
  await app.register(multipartForms);
  const tags = ['blog'];
  const params = z.object({ id: z.string() });
  const config = { onlyFor: 'admin' } as const;
  const bodyLimit = limits.pictureFormBytes;

  app.get('/blog/get/:id', { schema: { tags, params, response: { 200: blogsAnswer } } }, async ({ params, viewer }) => {
    return { success: true as const, blogs: await listBlogs(context, viewer, params.id) };
  });

  app.get(
    '/blog/entries',
    { schema: { tags, querystring: blogEntriesQuery, response: { 200: blogEntriesAnswer } } },
    async ({ query }) => ({ success: true as const, ...(await listEntries(context, query.page)) }),
  );

  app.post(
    '/blog/add',
    { config, bodyLimit, schema: { tags, body: blogInput, response: { 201: blogAnswer } } },
    async ({ body, viewer }, reply) => {
      const blog = await addBlog(context, viewer, body);
      return reply.code(201).send({ success: true, message: backOfficeMessages.blogAdded, blog });
    },
  );

  app.put(
    '/blog/update/:id',
    { config, bodyLimit, schema: { tags, params, body: blogEdit, response: { 200: blogAnswer } } },
    async ({ body, params, viewer }) => {
      const blog = await updateBlog(context, viewer, params.id, body);
      return { success: true as const, message: backOfficeMessages.blogUpdated, blog };
    },
  );

  app.delete('/blog/delete/:id', { config, schema: { tags, params, response: { 200: messageView } } }, async ({ params, viewer }) => {
    await deleteBlog(context, viewer, params.id);
    return { success: true as const, message: backOfficeMessages.blogDeleted };
  });

  app.post(
    '/blog/picture',
    {
      config,
      bodyLimit,
      schema: {
        tags,
        description:
          'Keeps a picture for the text of an entry: `![What it shows](image)` shows it. One that no entry shows is removed after a day.',
        body: blogPictureInput,
        response: { 201: blogPictureAnswer },
      },
    },
    async ({ body, viewer }, reply) => {
      const image = await addPicture(context, viewer, body.image);
      return reply.code(201).send({ success: true, message: backOfficeMessages.blogPictureAdded, image });
    },
  );

  app.post(
    '/blog/preview',
    { config, schema: { tags, body: blogPreviewInput, response: { 200: blogPreviewAnswer } } },
    async ({ body, viewer }) => {
      requireViewer(viewer, 'admin');
      return { success: true as const, html: await render(body.description) };
    },
  );
}
