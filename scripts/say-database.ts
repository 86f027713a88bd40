import type { StandingDatabase } from '#server/db/open-database.ts';

/** Says on which database a command works, before it does anything: '/var/lib/nirmaan: 4,660 businesses'. */
export function sayDatabase({ place, businesses }: Pick<StandingDatabase, 'place' | 'businesses'>): void {
  console.log(`${place}: ${businesses.toLocaleString('en-IN')} ${businesses === 1 ? 'business' : 'businesses'}`);
}
