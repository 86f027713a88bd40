import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import type { Context } from '#server/context.ts';
import { deleteBegun, insertBegun, selectAnswer, updateAnswer } from '#server/features/sent-once/queries.ts';
import { sentOnceRefusals } from '#server/features/sent-once/refusals.ts';

/** What is sent: only all of it together is the same again. */
export interface Sending {
  /** The sender's own name of it. */
  key: string;
  call: string;
  account: string | undefined;
  params: unknown;
  body: unknown;
}

/** What was answered to it. */
export interface SentAnswer {
  status: number;
  body: unknown;
}

const CIPHER = 'aes-256-gcm';

/**
 * Begins to send something once (docs/decisions/130-back-and-what-was-typed.md).
 * @returns the answer that it was given before, if it was sent before.
 * @throws 409 while the first is on its way.
 */
export async function beginSending({ db }: Context, sending: Sending): Promise<SentAnswer | undefined> {
  const sentId = digest('id', sending);
  if (await insertBegun(db, sentId)) return undefined;
  const answer = await selectAnswer(db, sentId);
  if (!answer) throw sentOnceRefusals.onItsWay();
  return unseal(answer, digest('seal', sending));
}

/** Notes how a sending ended: its answer is given again, and after a refusal it may be tried anew. */
export async function endSending({ db }: Context, sending: Sending, { status, body }: SentAnswer): Promise<void> {
  const sentId = digest('id', sending);
  if (status >= 300) await deleteBegun(db, sentId);
  else await updateAnswer(db, sentId, seal({ status, body }, digest('seal', sending)));
}

function digest(use: 'id' | 'seal', { key, call, account, params, body }: Sending): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([use, key, call, account ?? null, params, body]))
    .digest();
}

function seal(answer: SentAnswer, key: Buffer): Buffer {
  const start = randomBytes(12);
  const cipher = createCipheriv(CIPHER, key, start);
  const sealed = [cipher.update(JSON.stringify(answer)), cipher.final()];
  return Buffer.concat([start, cipher.getAuthTag(), ...sealed]);
}

function unseal(sealed: Buffer, key: Buffer): SentAnswer {
  const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, 12)).setAuthTag(sealed.subarray(12, 28));
  return JSON.parse(`${decipher.update(sealed.subarray(28), undefined, 'utf8')}${decipher.final('utf8')}`) as SentAnswer;
}
