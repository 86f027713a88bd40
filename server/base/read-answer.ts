/** An answer is longer than anybody who asks can have use for. */
export class AnswerTooLong extends Error {}

/**
 * Reads the bytes of an answer of another server's, a bounded number of them: what it says is not ours to bound.
 * @throws AnswerTooLong
 */
export async function readBytes({ body }: Pick<Response, 'body'>, longest: number): Promise<Buffer> {
  let size = 0;
  const chunks: Uint8Array[] = [];
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > longest) throw new AnswerTooLong('the answer is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * The same as text.
 * @throws AnswerTooLong
 */
export async function readAnswer(response: Pick<Response, 'body'>, longest = 256 * 1024): Promise<string> {
  return (await readBytes(response, longest)).toString();
}

/** What a text says as JSON; undefined where it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
