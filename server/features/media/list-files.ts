import type { DriveFile } from 'flydrive';
import type { Kysely } from 'kysely';
import type { DB } from '#server/db/types.ts';
import { filesOf, type Media } from '#server/features/media/media.ts';
import { type SweptKind, selectReferenced, sweptKinds } from '#server/features/media/queries.ts';

/** Lists the files of one of the folders of pictures, in batches. A folder that was never written to has none. */
export async function* listFiles({ disk }: Pick<Media, 'disk'>, folder: string, size: number): AsyncGenerator<DriveFile[]> {
  let batch: DriveFile[] = [];
  let paginationToken: string | undefined;
  do {
    const page = await disk.listAll(folder, { recursive: true, ...(paginationToken ? { paginationToken } : {}) });
    for (const entry of page.objects) {
      if (!entry.isFile) continue;
      batch.push(entry);
      if (batch.length === size) {
        yield batch;
        batch = [];
      }
    }
    paginationToken = page.paginationToken;
  } while (paginationToken);
  if (batch.length > 0) yield batch;
}

/**
 * Lists the files that rows refer to, in batches, on a connection that is in a transaction. Pictures that the program draws itself
 * are none of them.
 * @param without kinds that are left out.
 */
export async function* listReferencedFiles(db: Kysely<DB>, without: readonly SweptKind[] = []): AsyncGenerator<string[]> {
  for (const kind of sweptKinds.filter((kind) => !without.includes(kind)))
    for await (const keys of selectReferenced(db, kind)) yield keys.flatMap(filesOf);
}
