import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';

/** Longest to wait for what a loader gives as a promise, and for pieces of the program that are still to be loaded. Milliseconds. */
const RENDER_TIMEOUT = 6_000;

interface Rendering {
  url: string;
  nonce: string | undefined;
  /** Ends the rendering. */
  signal: AbortSignal;
  /** Told of what fails in a part of the page while the rest of it is shown. */
  report: (error: unknown) => void;
}

/**
 * Renders a page in one piece, so that it is compressed once and has a length (docs/decisions/094-speed.md).
 * @returns its bytes, and whether a part of it has failed.
 * @throws what the page fails with as a whole.
 */
export function renderPage(
  context: EntryContext,
  { url, nonce, signal, report }: Rendering,
): Promise<{ page: Buffer; hasFailed: boolean }> {
  return new Promise((resolve, reject) => {
    const failures: unknown[] = [];
    const pieces: Buffer[] = [];
    const collector = new Writable({
      write(piece: Buffer, _encoding, done) {
        pieces.push(piece);
        done();
      },
      final(done) {
        clearTimeout(timer);
        // Whoever left has called off what was still to come.
        if (!signal.aborted) for (const error of failures) report(error);
        resolve({ page: Buffer.concat(pieces), hasFailed: failures.length > 0 });
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(<ServerRouter context={context} url={url} nonce={nonce} />, {
      nonce,
      // Never put aside for a script to place: pages must read well without one.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => void pipe(collector),
      onShellError(error) {
        clearTimeout(timer);
        reject(error);
      },
      onError: (error) => void failures.push(error),
    });
    const timer = setTimeout(abort, RENDER_TIMEOUT);
    signal.addEventListener('abort', () => abort(), { once: true });
  });
}
