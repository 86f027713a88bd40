import { addBlog } from '#server/features/blog/add-blog.ts';
import { addPicture } from '#server/features/blog/add-picture.ts';
import { deleteBlog } from '#server/features/blog/delete-blog.ts';
import { listBlogs } from '#server/features/blog/list-blogs.ts';
import { listEntries } from '#server/features/blog/list-entries.ts';
import { render } from '#server/features/blog/read-blog.ts';
import { updateBlog } from '#server/features/blog/update-blog.ts';
import { multipartForms } from '#server/features/media/multipart.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import { callOf } from '#server/routes/call-of.ts';
import type { App } from '#server/routes/zod-schemas.ts';
import { limits } from '#shared/limits.ts';
import { backOfficeMessages } from '#shared/texts.ts';

export async function blogCalls(app: App) {
  const { context } = app;
  await app.register(multipartForms);
  const config = { onlyFor: 'admin' } as const;
  const bodyLimit = limits.pictureFormBytes;

  app.route({
    ...callOf('GET /blog/get/:id'),
    handler: async ({ params, viewer }) => {
      return { success: true as const, blogs: await listBlogs(context, viewer, params.id) };
    },
  });

  app.route({
    ...callOf('GET /blog/entries'),
    handler: async ({ query }) => ({ success: true as const, ...(await listEntries(context, query.page)) }),
  });

  app.route({
    ...callOf('POST /blog/add'),
    config: { ...config, sentOnce: true },
    bodyLimit,
    handler: async ({ body, viewer }, reply) => {
      const blog = await addBlog(context, viewer, body);
      return reply.code(201).send({ success: true, message: backOfficeMessages.blogAdded, blog });
    },
  });

  app.route({
    ...callOf('PUT /blog/update/:id'),
    config,
    bodyLimit,
    handler: async ({ body, params, viewer }) => {
      const blog = await updateBlog(context, viewer, params.id, body);
      return { success: true as const, message: backOfficeMessages.blogUpdated, blog };
    },
  });

  app.route({
    ...callOf('DELETE /blog/delete/:id'),
    config,
    handler: async ({ params, viewer }) => {
      await deleteBlog(context, viewer, params.id);
      return { success: true as const, message: backOfficeMessages.blogDeleted };
    },
  });

  app.route({
    ...callOf('POST /blog/picture'),
    config,
    bodyLimit,
    handler: async ({ body, viewer }, reply) => {
      const image = await addPicture(context, viewer, body.image);
      return reply.code(201).send({ success: true, message: backOfficeMessages.blogPictureAdded, image });
    },
  });

  app.route({
    ...callOf('POST /blog/preview'),
    config,
    handler: async ({ body, viewer }) => {
      requireViewer(viewer, 'admin');
      return { success: true as const, html: await render(body.description) };
    },
  });
}
