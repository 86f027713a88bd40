/**
 * In which life of which server an answer was given: the timeline on which it writes, of which a promotion or a restore to a point in time begins
 * a new one, and when the server was started, which tells its files' copies from it. Any account may read both, through a pooler too.
 * Within an epoch nothing that was committed is taken back; in another one numbers of transactions may be used again. Amazon's Aurora knows no
 * log of writes: there it is the start alone.
 */
export const EPOCH = `case when pg_is_in_recovery() then 'standby' when to_regproc('aurora_version') is not null then 'aurora'
      else left(pg_walfile_name(pg_current_wal_insert_lsn()), 8) end || '@' || extract(epoch from pg_postmaster_start_time())`;

/** How far a server is, as an expression of SQL: its epoch, and the oldest transaction that has not ended. */
export const SEEN = `${EPOCH} || ' ' || pg_snapshot_xmin(pg_current_snapshot())`;

/** Answers come from several servers in turn, whose transactions have nothing to do with each other. */
export class SeveralServers extends Error {
  readonly code = 'SEVERAL_SERVERS';

  constructor() {
    super('answers come from several servers in turn');
  }
}

/** How far a server was when it gave an answer. */
export interface Seen {
  epoch: string;
  /** Transactions before this one had ended. */
  first: string;
}

/** @param text what SEEN gave. */
export function readSeen(text: string): Seen {
  const [epoch = '', first = '0'] = text.split(' ');
  return { epoch, first };
}
