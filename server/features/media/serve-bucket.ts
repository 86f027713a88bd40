import type { FastifyInstance } from 'fastify';
import type { Disk } from 'flydrive';
import { PUBLIC_FILE } from '#server/features/media/media.ts';
import { orNothing, orRefuse } from '#server/features/media/read-store.ts';
import { pictureRefusals } from '#server/features/media/refusals.ts';

const FOR_GOOD = 'public, max-age=31536000, immutable';

/**
 * Passes on the files of a bucket, which need not be public.
 * @param draw makes a picture that is drawn only when it is first asked for.
 */
export async function serveBucket(app: FastifyInstance, disk: Disk, draw: (name: string) => Promise<boolean>) {
  app.get('/*', { schema: { hide: true }, exposeHeadRoute: false }, async (request, reply) => {
    const name = nameOf(request.params);
    const etag = `"${name}"`;
    if (request.headers['if-none-match'] === etag) return reply.code(304).headers({ etag, 'cache-control': FOR_GOOD }).send();
    const open = () => disk.getStream(name);
    const bytes = (await orNothing(open)) ?? ((await orRefuse(draw(name))) ? await orNothing(open) : undefined);
    if (!bytes) throw pictureRefusals.pictureNotFound();
    return reply.type('image/webp').headers({ etag, 'cache-control': FOR_GOOD }).send(bytes);
  });

  app.head('/*', { schema: { hide: true } }, async (request, reply) => {
    const name = nameOf(request.params);
    const found = await orNothing(() => disk.getMetaData(name));
    if (!found) throw pictureRefusals.pictureNotFound();
    return reply
      .type('image/webp')
      .headers({ etag: `"${name}"`, 'cache-control': FOR_GOOD, 'content-length': found.contentLength })
      .send();
  });
}

/** @throws 404 for what no picture is called. */
function nameOf(params: unknown) {
  const name = (params as { '*': string })['*'];
  if (!PUBLIC_FILE.test(name)) throw pictureRefusals.pictureNotFound();
  return name;
}
