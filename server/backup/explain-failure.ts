import { BackupError } from '#server/backup/backup-folder.ts';
import { WrongRowCount } from '#server/backup/load-tables.ts';
import { BrokenSeal } from '#server/backup/seal.ts';
import { StartError } from '#server/base/start-error.ts';

/** SQLSTATEs and system codes that have a plain cause. */
const CAUSES: Record<string, string> = {
  ENOSPC: 'The disk is full',
  EDQUOT: 'The disk quota is used up',
  EACCES: 'The folder may not be written to',
  EROFS: 'The disk is read-only',
  EEXIST: 'Another program writes into the folder',
  ECONNREFUSED: 'The database does not answer',
  '53100': 'The disk of the database is full',
  '57P03': 'The database is starting or stopping: try again in a moment',
  '28P01': 'The database refuses the password in DATABASE_URL',
  '42501': 'The database account may not do this: it must own the database',
};

/** One line for whoever called, where the cause is one that they can do something about; else the error itself. */
export function explainFailure(error: unknown): unknown {
  const expected = [BackupError, BrokenSeal, StartError, WrongRowCount].some((kind) => error instanceof kind);
  if (expected) return (error as Error).message;
  const { code = '', syscall, message, cause } = error as NodeJS.ErrnoException;
  // A server that is starting or stopping has its socket away.
  if (code === 'ENOENT' && syscall === 'connect') return `${CAUSES.ECONNREFUSED}: ${message}`;
  if (code === 'EACCES' && syscall === 'connect') return `The database is another account's: run this as that one: ${message}`;
  if (CAUSES[code]) return `${CAUSES[code]}: ${message}`;
  return cause ? explainFailure(cause) : error;
}
