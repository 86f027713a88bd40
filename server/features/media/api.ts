import { mkdirSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Media } from '#server/features/media/media.ts';

/** Serves the pictures. A key is never used for another picture, so browsers may keep them for good. */
export async function mediaFiles(app: FastifyInstance, { media }: { media: Media }) {
  mkdirSync(media.folder, { recursive: true });
  await app.register(fastifyStatic, {
    root: media.folder,
    prefix: '/media/',
    index: false,
    maxAge: '365d',
    immutable: true,
    decorateReply: false,
  });
}
