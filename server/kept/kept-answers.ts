import type { FastifyReply } from 'fastify';
import { type Encoding, LEAST_PACKED, packForMany } from '#server/kept/pack-page.ts';
import { encodingFor } from '#server/plugins/encoding-for.ts';

interface Written {
  bytes: Buffer;
  encoding: Encoding;
}

/** Answers as they are sent to those who take an encoding, by what they show. */
const written = new WeakMap<object, Map<Encoding, Promise<Written>>>();

/**
 * Sends the answer of a call that shows something remembered: from the second time on as the bytes that were sent before. Writing and
 * packing it each time was half of the price of such a call.
 * @param shown what it shows, the same object each time that it is given again; when that is forgotten, so are the bytes.
 * @param answer the same whenever the same is shown.
 */
export async function sendKept(reply: FastifyReply, shown: object, answer: object): Promise<FastifyReply> {
  const known = written.get(shown);
  if (!known) {
    written.set(shown, new Map());
    return reply.send(answer);
  }
  const asked = encodingFor(reply.request.headers);
  let writing = known.get(asked);
  if (!writing) {
    writing = write(reply.serialize(answer) as string, asked);
    known.set(asked, writing);
    // What could not be packed is written again at the next asking.
    writing.catch(() => known.delete(asked));
  }
  const { bytes, encoding } = await writing;
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding').send(bytes);
}

async function write(text: string, asked: Encoding): Promise<Written> {
  const bytes = Buffer.from(text);
  const encoding = bytes.length < LEAST_PACKED ? 'identity' : asked;
  return { bytes: await packForMany(bytes, encoding), encoding };
}
