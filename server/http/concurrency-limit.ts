import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { refusals } from '#server/base/errors.ts';
import { hasBody, isHealth } from '#server/http/site-server.ts';
import { networkOf } from '#server/routes/rate-limits.ts';

/** A body up to here is held in memory without a second thought. */
const SMALL = 256 * 1024;

interface Share {
  requests: number;
  uploads: number;
}

/**
 * What one address, and all together, may have under way: whoever asks for more is told to wait, so that the rest is left to
 * everybody else. Large bodies are held in memory until they are whole.
 */
export const inFlightBounds = { requestsOfOne: 512, uploads: 16, uploadsOfOne: 4 };

/** Counts what is under way for every address; first of all hooks, so that a refusal costs next to nothing. */
export const concurrencyLimit = fp(async (app: FastifyInstance) => {
  const shares = new Map<string, Share>();
  let uploads = 0;
  app.addHook('onRequest', async (request, reply) => {
    // Asked to find out whether there is too much to do: never too much itself.
    if (isHealth(request.raw.url ?? '')) return;
    // A caller who has hung up meanwhile has no address any more.
    const address = networkOf(request.ip ?? '');
    const share = shares.get(address) ?? { requests: 0, uploads: 0 };
    shares.set(address, share);
    const isUpload = isLarge(request);
    const isTooMuch =
      share.requests >= inFlightBounds.requestsOfOne ||
      (isUpload && (share.uploads >= inFlightBounds.uploadsOfOne || uploads >= inFlightBounds.uploads));
    share.requests += 1;
    if (isUpload && !isTooMuch) {
      share.uploads += 1;
      uploads += 1;
    }
    reply.raw.once('close', () => {
      share.requests -= 1;
      if (share.requests === 0) shares.delete(address);
      if (!isUpload || isTooMuch) return;
      share.uploads -= 1;
      uploads -= 1;
    });
    // Packed, a small body could be any size: no form of ours is.
    if (request.headers['content-encoding'] !== undefined && hasBody(request.raw)) throw refusals.unsupportedType();
    if (isTooMuch) throw refusals.tooBusy();
  });
  // A body that nobody reads is not waited for: 700 MB would be received to be thrown away.
  app.addHook('onSend', async (request, reply) => {
    if (!request.raw.complete && hasBody(request.raw)) reply.header('connection', 'close');
  });
});

function isLarge({ raw }: FastifyRequest) {
  return hasBody(raw) && (raw.headers['content-length'] === undefined || Number(raw.headers['content-length']) > SMALL);
}
