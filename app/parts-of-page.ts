import { LRUCache } from 'lru-cache';
import { createElement, Fragment, type ReactNode } from 'react';
import { UNSAFE_DataRouterDataContext as DataContext, UNSAFE_DataRouterStateContext as StateContext } from 'react-router';
import type { PartWriter } from '#app/components/kept-part.ts';
import { currentLanguage } from '#shared/site-language.ts';

/** Room for the markup of parts and what it is known by. Bytes. */
const ROOM = 1024 * 1024;

const known = new LRUCache<string, Buffer>({ maxSize: ROOM, sizeCalculation: (markup, of) => markup.length + 2 * of.length });

/** Stands where a part begins, ends, or comes in: of this process alone, so that no text of anybody's can hold it. */
const MARK = crypto.randomUUID();
const OPENING = Buffer.from(`<i class="${MARK}-`);
const CLOSING = '"></i>';

/** An id that React made (`useId`): it belongs to one place of one page, and is another one in the browser. */
const ID_OF_ITS_PLACE = /="(?:#|[^"]* )?_R_/;

/** What React leaves where something waits or has failed. */
const UNFINISHED = /<!--\$[!?]-->/;

/** Something stands in a part that does not belong there: its page has to be written without parts. */
export class UnfitPart extends Error {}

/** The parts of one page while it is written. */
export class PartsOfPage implements PartWriter {
  readonly #parts: { of: string; markup: Buffer | undefined }[] = [];

  write(of: readonly unknown[], part: () => ReactNode): ReactNode {
    const name = JSON.stringify([currentLanguage(), ...of]);
    const markup = known.get(name);
    const mark = createElement('i', { className: `${MARK}-${this.#parts.push({ of: name, markup }) - 1}` });
    if (markup) return mark;
    // Who is signed in stands in these: markup that everybody is given must not ask.
    const withoutState = createElement(StateContext, { value: null as never }, part());
    const forAnybody = createElement(DataContext, { value: null as never }, withoutState);
    return createElement(Fragment, null, mark, forAnybody, mark);
  }

  /**
   * The page with its parts in their places, and without the marks; what was written anew is known from then on.
   * @throws UnfitPart where a part has an id that React made, or another part in it.
   */
  fill(page: string): Buffer {
    // Looked through as bytes: as a text it would be copied for that, and each piece of it again.
    const written = Buffer.from(page);
    const pieces: Buffer[] = [];
    let at = 0;
    for (let mark = readMark(written, at); mark; mark = readMark(written, at)) {
      const part = this.#parts[mark.part];
      if (!part) throw new UnfitPart('a mark of a part that nobody wrote');
      pieces.push(written.subarray(at, mark.from));
      at = mark.to;
      if (!part.markup) {
        const end = written.indexOf(written.subarray(mark.from, mark.to), at);
        if (end < 0) throw new UnfitPart('a part without an end');
        part.markup = learn(part.of, written.toString('utf8', at, end));
        at = end + mark.to - mark.from;
      }
      pieces.push(part.markup);
    }
    return Buffer.concat([...pieces, written.subarray(at)]);
  }
}

function readMark(page: Buffer, from: number) {
  const at = page.indexOf(OPENING, from);
  if (at < 0) return undefined;
  const end = page.indexOf(CLOSING, at);
  return { from: at, to: end + CLOSING.length, part: Number(page.toString('latin1', at + OPENING.length, end)) };
}

function learn(of: string, written: string): Buffer {
  if (written.includes(MARK)) throw new UnfitPart('a part within a part');
  if (ID_OF_ITS_PLACE.test(written)) throw new UnfitPart('a part with an id of its place');
  // Memory of its own: a piece of what Buffer.from() shares out would hold all of that.
  const markup = Buffer.allocUnsafeSlow(Buffer.byteLength(written));
  markup.write(written);
  if (!UNFINISHED.test(written)) known.set(of, markup);
  return markup;
}
