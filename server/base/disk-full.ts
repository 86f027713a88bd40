import { statfs } from 'node:fs/promises';

const FULL = /^(?:53100|ENOSPC|EDQUOT)$/;

/** Less than two segments of PostgreSQL's log: the next write may be the one that finds no room. Bytes. */
const TOO_LITTLE = 32 * 1024 * 1024;

/** Whether an error says, itself or by what caused it, that a disk is full: this program's, or the database's. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, message, stderr, cause } = error as Error & { code?: unknown; stderr?: unknown };
  return FULL.test(String(code)) || /No space left on device/.test(`${message}${stderr ?? ''}`) || isDiskFull(cause);
}

/** Whether the disk that holds a folder has next to no room left. */
export async function isNearlyFull(folder: string): Promise<boolean> {
  // Where the database is elsewhere, nothing may have been written here yet.
  const { bavail, bsize } = await statfs(folder).catch(() => ({ bavail: TOO_LITTLE, bsize: 1 }));
  return bavail * bsize < TOO_LITTLE;
}

/** How much of the disk that holds a folder is free, and how large it is, in bytes; unknown where nothing can be asked. */
export async function measureRoom(folder: string): Promise<{ free: number | null; size: number | null }> {
  const disk = await statfs(folder).catch(() => undefined);
  return disk ? { free: disk.bavail * disk.bsize, size: disk.blocks * disk.bsize } : { free: null, size: null };
}
