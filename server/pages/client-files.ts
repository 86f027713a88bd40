import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { BRAND_FILES } from '#server/features/settings/brand/brand-files.ts';
import { SHOWN_ANYWHERE } from '#server/routes/headers.ts';
import type { App } from '#server/routes/zod-schemas.ts';

/** The packed forms of files stand beside them, and are sent for them alone. */
const PACKED = ['.br', '.gz'];

/** What other sites may show, packed or not: the brand's pictures and drawings of trades, and the script that is written into their pages. */
const FOR_OTHERS = /(?:\.(?:png|jpg|svg|ico|webp)|[\\/]embed\.js)(?:\.br|\.gz)?$/;

/**
 * Serves what the build made for browsers. The few files beside its folder of assets are routes of their own, so that what is not there is
 * answered by the pages. The hundreds in it are one route: each of them as one took a tenth of a start, and 8 MB.
 */
export async function serveClientFiles(app: App, root: string) {
  const shared = { preCompressed: true, index: false, cacheControl: false } as const;
  await app.register(fastifyStatic, {
    ...shared,
    root,
    wildcard: false,
    globIgnore: ['assets/**', ...BRAND_FILES.map((file) => file.slice(1)), ...PACKED.map((ending) => `**/*${ending}`)],
    setHeaders: (reply, file) =>
      reply.headers({ 'cache-control': 'public, max-age=3600', ...(FOR_OTHERS.test(file) ? SHOWN_ANYWHERE : {}) }),
  });
  // The team may add trades that nobody has drawn.
  app.get('/trades/*', (_request, reply) => reply.sendFile('no-picture.svg'));
  await app.register(fastifyStatic, {
    ...shared,
    root: path.join(root, 'assets'),
    prefix: '/assets/',
    decorateReply: false,
    allowedPath: (file) => !PACKED.some((ending) => file.endsWith(ending)),
    // These have their content's hash in the name.
    setHeaders: (reply) => reply.header('cache-control', 'public, max-age=31536000, immutable'),
  });
}
