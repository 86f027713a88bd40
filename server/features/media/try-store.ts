import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { BucketSettings, Config } from '#server/base/config.ts';
import { StartError } from '#server/base/start-error.ts';
import { createMedia, type Media } from '#server/features/media/media.ts';

/** The store itself does not answer, or is not well: that passes by itself, and pages come without it. */
const PASSES =
  /^(?:ECONN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|EPIPE|TimeoutError|SlowDown|InternalError|ServiceUnavailable|503|500)/;

const BYTES = Buffer.from('Whether the site may write, read and delete here.');

type Deed = 'write' | 'read' | 'delete';

/**
 * Writes, reads and deletes a small object where pictures go when that is a bucket. A store that only does not answer now is told to the log.
 * @throws StartError with the one line that says what of the settings, or of the key's rights, is wrong.
 */
export async function tryStore(config: Pick<Config, 'DATA_DIR' | 'S3'>, log: FastifyBaseLogger): Promise<void> {
  if (!config.S3) return;
  const media = await createMedia(config);
  const fault = await findStoreFault(media, config.S3);
  if (!fault) return;
  if (fault.passes) log.error({ reason: fault.line }, 'the store of the pictures does not answer: pictures are missing until it does');
  else throw new StartError(fault.line);
}

/**
 * The same for a command, which needs the store now.
 * @param media its store.
 * @throws StartError with the one line that says what is wrong.
 */
export async function requireStore({ S3 }: Pick<Config, 'S3'>, media: Pick<Media, 'disk'>): Promise<void> {
  const fault = S3 && (await findStoreFault(media, S3));
  if (fault) throw new StartError(fault.line);
}

/** @returns what hinders the use of a bucket, in one line, and whether it may pass by itself; nothing where all is well. */
export async function findStoreFault({ disk }: Pick<Media, 'disk'>, bucket: BucketSettings) {
  const key = `trial/${randomUUID()}`;
  let deed: Deed = 'write';
  try {
    await disk.put(key, BYTES);
    deed = 'read';
    const read = await disk.getBytes(key);
    if (!BYTES.equals(read)) return { line: `S3_BUCKET: ${bucket.bucket} gives back something else than was written`, passes: false };
    deed = 'delete';
    await disk.delete(key);
    return undefined;
  } catch (error) {
    if (deed === 'read') await disk.delete(key).catch(() => {});
    const { name, message } = codeOf(error);
    return { line: explainStoreFault(name, message, deed, bucket), passes: PASSES.test(name) };
  }
}

/** What the store, or the way to it, says: the store's own code, or that of the operating system. */
function codeOf(error: unknown): { name: string; message: string } {
  let innermost = error as Error;
  while (innermost.cause instanceof Error) innermost = innermost.cause;
  const { code, $metadata } = innermost as { code?: string; $metadata?: { httpStatusCode?: number } };
  // Some stores, and all answers without a body, leave the name out.
  const isUnnamed = ['Error', 'UnknownError', 'Unknown', ''].includes(innermost.name);
  const name = isUnnamed ? (code ?? String($metadata?.httpStatusCode ?? '')) : innermost.name;
  return { name, message: innermost.message };
}

function explainStoreFault(name: string, message: string, deed: Deed, { endpoint, bucket, region }: BucketSettings): string {
  const store = endpoint === undefined ? 'S3' : new URL(endpoint).host;
  if (name === 'InvalidAccessKeyId') return `S3_ACCESS_KEY_ID: ${store} does not know this key`;
  if (name === 'SignatureDoesNotMatch') return `S3_SECRET_ACCESS_KEY is not the secret of S3_ACCESS_KEY_ID, says ${store}`;
  if (name === 'NoSuchBucket') return `S3_BUCKET: there is no bucket ${bucket} at ${store}`;
  if (name === 'InvalidBucketName') return `S3_BUCKET: ${bucket} is no name of a bucket`;
  if (name === 'RequestTimeTooSkewed' || name === 'RequestExpired') {
    return `the clock of this machine says ${new Date().toISOString().slice(0, 16)}Z, which ${store} takes for wrong: put it right (timedatectl)`;
  }
  if (['AuthorizationHeaderMalformed', 'PermanentRedirect', '301'].includes(name))
    return `S3_REGION: ${bucket} is not in ${region}, says ${store}: ${oneLine(message)}`;
  if (['AccessDenied', 'Forbidden', '403'].includes(name)) {
    return `S3_BUCKET: this key may not ${deed} in ${bucket}: it needs s3:PutObject, s3:GetObject, s3:DeleteObject and s3:ListBucket`;
  }
  if (['NotFound', '404'].includes(name)) return `S3_BUCKET: there is no bucket ${bucket} at ${store}`;
  if (name === 'ENOTFOUND') return `S3_ENDPOINT: there is no machine called ${store}`;
  if (/CERT|SELF_SIGNED|UNABLE_TO/.test(name)) return `S3_ENDPOINT: the certificate of ${store} is not taken: ${oneLine(message)}`;
  if (/^ECONNREFUSED/.test(name)) return `S3_ENDPOINT: nothing listens at ${store}`;
  if (/^(?:ETIMEDOUT|TimeoutError|EHOSTUNREACH|ENETUNREACH|ECONN|EAI_AGAIN|EPIPE)/.test(name))
    return `S3_ENDPOINT: ${store} does not answer: ${oneLine(message)}`;
  if (/Deserialization|SyntaxError|EPROTO|ERR_SSL|HPE_/.test(`${name} ${message}`))
    return `S3_ENDPOINT: what answers at ${store} does not speak S3`;
  return `S3_BUCKET: ${store} does not let this key ${deed} in ${bucket}: ${name} ${oneLine(message)}`;
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ');
