import type { FileHandle } from 'node:fs/promises';
import type { Choices } from '#server/features/imports/mapping/columns-of.ts';

export interface CheckOptions {
  clearsEmpty?: boolean;
  columns?: Choices;
  sheets?: string[] | undefined;
}

/** A file that lies on the disk, to be checked. */
export interface FileToCheck extends Required<Omit<CheckOptions, 'sheets'>>, Pick<CheckOptions, 'sheets'> {
  file: FileHandle;
  fileName: string;
  adminId: string;
}
