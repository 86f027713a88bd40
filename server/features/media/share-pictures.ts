import * as z from 'zod/mini';
import { asking } from '#server/base/asker.ts';
import { orAway } from '#server/features/media/encode-picture.ts';
import { folders, type Media, widths } from '#server/features/media/media.ts';
import { orNothing, orRefuse } from '#server/features/media/read-store.ts';
import { pictureRefusals } from '#server/features/media/refusals.ts';
import { SHOWN_ANYWHERE } from '#server/routes/headers.ts';
import { networkOf } from '#server/routes/rate-limits.ts';
import type { App } from '#server/routes/zod-schemas.ts';

const FOR_GOOD = 'public, max-age=31536000, immutable';

const KEY = /^(demo|businesses|blogs)\/[a-z0-9-]{1,80}$/;

export interface SharePicturesOptions {
  media: Media;
  /** Makes a picture that is drawn only when it is first asked for. */
  draw: (name: string) => Promise<boolean>;
}

/**
 * Pictures of businesses and of the blog as they are shared: /share/{folder}/{id}.jpg. Made when asked for and not kept: whoever
 * shows a shared page asks once.
 */
export async function sharePictures(app: App, { media, draw }: SharePicturesOptions) {
  app.get(
    '/share/:folder/:file',
    { schema: { hide: true, params: z.object({ folder: z.string(), file: z.string() }) } },
    async ({ params: { folder, file }, ip }, reply) => {
      const key = `${folder}/${file.replace(/\.jpg$/, '')}`;
      if (!file.endsWith('.jpg') || !KEY.test(key)) throw pictureRefusals.pictureNotFound();
      const name = `${key}-${largest(folder)}.webp`;
      await orRefuse(draw(name));
      const bytes = await orNothing(() => media.disk.getBytes(name));
      if (!bytes) throw pictureRefusals.pictureNotFound();
      const picture = await orAway(asking({ network: networkOf(ip, 3) }, () => media.pictures.share(bytes)));
      return reply
        .type('image/jpeg')
        .headers({ ...SHOWN_ANYWHERE, 'cache-control': FOR_GOOD })
        .send(picture);
    },
  );
}

function largest(folder: string) {
  return Math.max(...(folder === folders.blog ? widths.blog : widths.business));
}
