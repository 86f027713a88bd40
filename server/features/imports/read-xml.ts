import type { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import sax from 'sax';

/** What happens at the parts of a document; names come without their prefix. */
export interface XmlReader<Item> {
  /** @param give hands over something that was read. */
  open?(name: string, attributes: Record<string, string>, give: (item: Item) => void): void;
  text?(text: string): void;
  close?(name: string, give: (item: Item) => void): void;
}

/**
 * Reads a document piece by piece, other requests in between; gives what the reader hands over. Entities of its own are an error, so
 * none is ever expanded.
 * @throws an error when it is no XML.
 */
export async function* readXml<Item>(stream: Readable, reader: XmlReader<Item>): AsyncGenerator<Item> {
  const parser = sax.parser(true);
  const decoder = new TextDecoder('utf-8');
  let items: Item[] = [];
  const give = (item: Item) => {
    items.push(item);
  };
  parser.onerror = (error) => {
    throw error;
  };
  parser.onopentag = ({ name, attributes }) => reader.open?.(local(name), attributes as Record<string, string>, give);
  parser.ontext = (text) => reader.text?.(text);
  parser.oncdata = (text) => reader.text?.(text);
  parser.onclosetag = (name) => reader.close?.(local(name), give);
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      parser.write(decoder.decode(chunk, { stream: true }));
      yield* items;
      items = [];
      await nextTurn();
    }
    parser.close();
    yield* items;
  } finally {
    stream.destroy();
  }
}

function local(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
