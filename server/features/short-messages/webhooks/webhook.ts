import type { FastifyRequest } from 'fastify';
import type { App } from '#server/routes/zod-schemas.ts';

/** Meta says that its webhooks have 3 MB at most. */
export const WEBHOOK_BYTES = 3 * 1024 * 1024;

/** A webhook as it came, before anything of it is believed. */
export interface Webhook {
  /** Path and query, as they were asked for. */
  path: string;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** Registers calls whose bodies are left as they came: that is what is signed. */
export async function registerWebhooks(app: App, register: (scope: App) => void): Promise<void> {
  await app.register(async (scope: App) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    register(scope);
  });
}

export function webhookOf({ headers, body, originalUrl }: Pick<FastifyRequest, 'headers' | 'body' | 'originalUrl'>): Webhook {
  return { path: originalUrl, headers, body: Buffer.isBuffer(body) ? body : Buffer.alloc(0) };
}

export function headerOf(headers: Webhook['headers'], name: string): string | undefined {
  const value = headers[name];
  return typeof value === 'string' ? value : undefined;
}
