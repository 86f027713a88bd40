import { randomUuid } from '#app/components/random-uuid.ts';

/** A try to send something. */
export interface Tried {
  key: string;
  /** Tells the content from others. */
  what: string;
}

/**
 * The key under which a content is sent (header Idempotency-Key): the same as before for the same content, so that the server takes it once,
 * although the first answer was lost on its way.
 * @param before the try before.
 */
export function triedWith(content: string, before: Tried | undefined): Tried {
  const what = fingerprintOf(content);
  return before?.what === what ? before : { key: randomUuid(), what };
}

/** Photos make contents too long to keep as they are. */
function fingerprintOf(content: string): string {
  let sum = 0;
  for (let place = 0; place < content.length; place += 1) sum = (Math.imul(sum, 31) + content.charCodeAt(place)) | 0;
  return `${content.length}:${sum}`;
}
