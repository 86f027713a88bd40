import type { FileColumns } from '#server/db/business-columns.ts';
import type { RowBusiness } from '#server/features/imports/check-row.ts';
import type { KeptRemark } from '#server/features/imports/remarks.ts';
import type { FileColumn, ImportOutcome } from '#shared/schemas/imports.ts';

type Cells = Partial<Record<FileColumn, string>>;

/** A row as it is kept until it is imported, or forgotten. */
export interface NewRow {
  line: number;
  /** Rows in which nothing differs are kept until the file is read. */
  outcome: ImportOutcome | 'same';
  errors: KeptRemark[];
  /** The whole business of a row that can be imported, the cells of one with errors; of others what the admin knows them by. */
  business:
    | (RowBusiness & { externalKey?: string; photos?: string[]; cells?: Cells })
    | KeptChange
    | { name: string; city: string; cells?: Cells };
  /** That it changes. */
  businessId?: string;
}

/** What a row that changes a business is kept as: what would be written, what stands there, and the row itself. */
export interface KeptChange {
  name: string;
  city: string;
  /** The version that the comparison was made with. */
  version: number;
  columns: FileColumns;
  before: FileColumns;
  /** Addresses of photos that come to those that are there. */
  photos?: string[];
  cells: Cells;
}
