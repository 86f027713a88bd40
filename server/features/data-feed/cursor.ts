import * as z from 'zod';
import { refusals } from '#server/base/errors.ts';

/** Where a program stands in the order in which rows of a kind changed. */
export interface Cursor {
  /** The database that the order is of: another one, as a restore makes it, has another order. */
  database: string;
  /** When the program began to read from where it read last: what was removed since is still told. */
  begunAt: string;
  /** The last row that it has read: when that came to be told, and its id. */
  toldAt: string;
  rowId: string;
}

const moment = z.iso.datetime();
const written = z.tuple([z.uuid(), moment, moment.or(z.literal('-infinity')), z.uuid()]);

/** A cursor as programs are given it. */
export function writeCursor({ database, begunAt, toldAt, rowId }: Cursor): string {
  return Buffer.from(JSON.stringify([database, begunAt, toldAt, rowId])).toString('base64url');
}

/** @throws 400 for what is no cursor. */
export function readCursor(text: string): Cursor {
  const { data } = written.safeParse(parse(Buffer.from(text, 'base64url').toString()));
  if (!data) throw refusals.invalidRequest();
  const [database, begunAt, toldAt, rowId] = data;
  return { database, begunAt, toldAt, rowId };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
