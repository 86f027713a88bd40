import type { FastifyReply } from 'fastify';
import { dispositionOf } from '#server/features/checks/documents/document-name.ts';
import type { OpenDocument } from '#server/features/checks/documents/open-document.ts';

const TYPES = { pdf: 'application/pdf', picture: 'image/webp' };

/** It is saved, never shown as a page of the site; whatever it is, it runs nothing and no cache keeps it. */
export function sendDocument(reply: FastifyReply, { name, type, bytes }: OpenDocument) {
  return reply
    .type(TYPES[type])
    .headers({
      'content-disposition': dispositionOf(name, type),
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
    .send(bytes);
}
