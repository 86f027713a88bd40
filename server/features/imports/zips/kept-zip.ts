import type { PhotoFault } from '#shared/schemas/imports.ts';

/** What a ZIP held for an import, as it is kept. */
export interface KeptZip {
  fileName: string;
  fileCount: number;
  foundCount: number;
  faultCount: number;
  /** By the numbers of rows among those of all sheets. */
  faults: { line: number; url: string; because: PhotoFault }[];
  unusedCount: number;
  unused: string[];
}
