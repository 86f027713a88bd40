/**
 * Limits of imports of businesses. They stand apart from the others: no page of visitors loads them. A file that is larger than `bytesAtOnce`, or
 * has more than `rowsAtOnce`, is checked by a job; a workbook, which is not read in one go, has `sheetRows` at most.
 */
export const importLimits = {
  ...{ bytes: 400 * 1024 * 1024, rows: 1_000_000, sheetRows: 200_000, bytesAtOnce: 32 * 1024 * 1024, rowsAtOnce: 50_000 },
  ...{ rowsPerPage: 50, listed: 10, daysKept: 7, daysToUndo: 30 },
  /** Addresses that are fetched from every night, and bytes of a file that comes so: it is in memory meanwhile. */
  ...{ sources: 20, sourceBytes: 64 * 1024 * 1024 },
  /** Of a photo that a file names by its address: nothing makes it smaller before it comes, as forms do. */
  photoBytes: 10 * 1024 * 1024,
  /** Of a ZIP with photos: its bytes, which have to come within ten minutes, its files, and what they unpack to. */
  zipBytes: 256 * 1024 * 1024,
  zipFiles: 5_000,
  zipUnpacked: 512 * 1024 * 1024,
} as const;
