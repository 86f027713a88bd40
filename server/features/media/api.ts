import { mkdirSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { type Media, PUBLIC_FILE } from '#server/features/media/media.ts';
import { pictureRefusals } from '#server/features/media/refusals.ts';
import { serveBucket } from '#server/features/media/serve-bucket.ts';
import { SHOWN_ANYWHERE } from '#server/routes/headers.ts';

export interface MediaFilesOptions {
  media: Media;
  /** Makes a picture that is drawn only when it is first asked for, unless it is there. @returns false when it is none of these. */
  draw: (name: string) => Promise<boolean>;
}

/** Serves the pictures. A key is never used for another picture, so browsers may keep them for good. */
export async function mediaFiles(app: FastifyInstance, { media, draw }: MediaFilesOptions) {
  app.addHook('onRequest', async (_request, reply) => void reply.headers(SHOWN_ANYWHERE));
  if (media.folder === undefined) return serveBucket(app, media.disk, draw);
  mkdirSync(media.folder, { recursive: true });
  // Before the file is looked for: one that appears in the midst of that is refused.
  app.addHook('onRequest', async ({ url }) => void (await draw(url.slice(app.prefix.length + 1).split('?', 1)[0] ?? '')));
  const allowedPath = (pathname: string) => PUBLIC_FILE.test(pathname.replace(/^\//, ''));
  await app.register(fastifyStatic, { root: media.folder, prefix: '/', index: false, maxAge: '365d', immutable: true, allowedPath });
  app.setNotFoundHandler(() => {
    throw pictureRefusals.pictureNotFound();
  });
}
