import { text } from 'node:stream/consumers';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { renderToString } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { writeWith } from '#app/components/kept-part.ts';
import { PartsOfPage, UnfitPart } from '#app/parts-of-page.ts';

/** What React writes before a document in a stream alone. */
const DOCTYPE = '<!DOCTYPE html>';

/** What React leaves where a part waits or has failed: no text of anybody's can hold it. */
const UNFINISHED = '<!--$!-->';

/**
 * Reads the data for the browser beforehand, and leaves them where React Router keeps what it has read of their stream.
 * @returns all that the page is made of, as the browser gets it; nothing where a part of it is still on its way.
 */
export async function readWholeData(context: EntryContext): Promise<string | undefined> {
  if (hasDeferred(context)) return undefined;
  if (!context.serverHandoffStream) return '';
  const value = await text(context.serverHandoffStream as NodeStream);
  context.serverHandoffStream = new ReadableStream();
  context.renderMeta = { streamCache: { 0: Object.assign(Promise.resolve(), { result: { done: true, value } }) } };
  return value;
}

/**
 * The page in one piece, once its data are read: written as text, a page costs far less than in a stream of bytes.
 * @param report is told of what stands in a kept part and does not belong there: streamed, the page has nothing against it.
 * @returns nothing where it has parts that come later, or that fail: streamed, these are waited for, and told of.
 */
export function renderWhole(
  context: EntryContext,
  url: string,
  nonce: string | undefined,
  report: (error: unknown) => void,
): Buffer | undefined {
  const render = () => renderToString(<ServerRouter context={context} url={url} nonce={nonce} />);
  try {
    // As bytes at once: a text of this size is kept among what lives long, and collected at the price of all of it.
    const parts = new PartsOfPage();
    // Who changes a part while developing wants to see it.
    const written = import.meta.env.DEV ? render() : writeWith(parts, render);
    const page = parts.fill(DOCTYPE + written);
    if (!page.includes(UNFINISHED)) return page;
  } catch (error) {
    // All else fails again when it is streamed, and is told of.
    if (error instanceof UnfitPart) report(error);
  }
  // Each rendering takes the stream for itself.
  if (context.serverHandoffStream) context.serverHandoffStream = new ReadableStream();
  return undefined;
}

/** Whether a loader gives something that is still on its way. */
function hasDeferred({ staticHandlerContext: { loaderData, actionData } }: EntryContext) {
  return [...Object.values(loaderData), ...Object.values(actionData ?? {})].some(
    (data) => data instanceof Promise || (typeof data === 'object' && Object.values(data ?? {}).some((value) => value instanceof Promise)),
  );
}
