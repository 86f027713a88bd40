import Fastify from 'fastify';
import * as z from 'zod/mini';
import type { Context } from '#server/context.ts';
import { multipartForms } from '#server/features/media/multipart.ts';
import { savePictures } from '#server/features/media/store-pictures.ts';
import { answers } from '#server/http/answers.ts';
import { type App, zodSchemas } from '#server/routes/zod-schemas.ts';
import { successView } from '#shared/schemas/answers.ts';
import { pictureUpload } from '#shared/schemas/uploads.ts';
import { whenDone } from '#tests/helpers/when-done.ts';

const required = () => 'All fields are required';

const form = z.object({
  title: z.string({ error: required }),
  image: z.union([pictureUpload(required), z.array(pictureUpload(required))], { error: required }),
});

/** A call that keeps pictures and nothing else, beside the server whose parts it uses. */
export async function createPictureForms(context: Context) {
  const app = Fastify({ bodyLimit: 12 * 1024 * 1024 }) as unknown as App;
  await app.register(answers);
  await app.register(zodSchemas);
  await app.register(multipartForms);
  app.post('/', { schema: { body: form, response: { 200: successView({ keys: z.array(z.string()) }) } } }, async ({ body }) => ({
    success: true as const,
    keys: await savePictures(context.media, [body.image].flat(), 'business', async (keys) => keys),
  }));
  whenDone(() => app.close());

  const send = async (type: string, payload: Buffer) => {
    const response = await app.inject({ method: 'POST', url: '/', headers: { 'content-type': type }, payload });
    return { status: response.statusCode, body: response.json() };
  };
  return {
    send,
    /** Sends what a script sends: JSON, with pictures as data URLs. */
    upload: (image: unknown) => send('application/json', Buffer.from(JSON.stringify({ title: 'Roof', image }))),
    /** Sends what a form without script sends. */
    async uploadForm(...files: { bytes: Buffer; name?: string; type?: string }[]) {
      const fields = new FormData();
      fields.set('title', 'Roof');
      for (const { bytes, name = 'roof.jpg', type = 'image/jpeg' } of files) {
        fields.append('image', new Blob([new Uint8Array(bytes)], { type }), name);
      }
      const request = new Request('http://localhost/', { method: 'POST', body: fields });
      return send(request.headers.get('content-type') ?? '', Buffer.from(await request.arrayBuffer()));
    },
  };
}
