import type { StandingDatabase } from '#server/db/open-database.ts';

/**
 * Says on which database a command works, before it does anything: '/var/lib/nirmaan: 4,660 businesses'.
 * @param stream stderr for a command whose output is read by programs.
 */
export function sayDatabase(
  { place, businesses }: Pick<StandingDatabase, 'place' | 'businesses'>,
  stream: NodeJS.WritableStream = process.stdout,
): void {
  stream.write(`${place}: ${businesses.toLocaleString('en-IN')} ${businesses === 1 ? 'business' : 'businesses'}\n`);
}
