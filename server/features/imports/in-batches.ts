import type { CsvRow } from '#server/features/imports/read-rows.ts';

/** What is written to the database at once: half a megabyte is a few milliseconds' work, thirty megabytes would hold up everybody. */
const MOST = { rows: 500, characters: 512 * 1024 };

/** Rows of a file in batches, so that no more of them are in memory. */
export async function* inBatches(rows: AsyncIterable<CsvRow>): AsyncGenerator<CsvRow[]> {
  let batch: CsvRow[] = [];
  let characters = 0;
  for await (const row of rows) {
    batch.push(row);
    characters += row.cells.reduce((sum, cell) => sum + cell.length, 0);
    if (batch.length < MOST.rows && characters < MOST.characters) continue;
    yield batch;
    batch = [];
    characters = 0;
  }
  if (batch.length > 0) yield batch;
}
