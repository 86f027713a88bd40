import * as z from 'zod/mini';
import { importLimits } from '#shared/import-limits.ts';
import { successView } from '#shared/schemas/answers.ts';
import { describeField, type ImportedField, importedFields, shapeOf } from '#shared/schemas/business-fields.ts';
import { pagingQuery } from '#shared/schemas/paging.ts';
import { wholePriceInRow } from '#shared/schemas/whole-price.ts';
import { formMessages as messages } from '#shared/texts.ts';

/** The columns of an import's file; those of `importOptional` may be left out, or empty in a row. */
export const importColumns = importedFields;
export type ImportColumn = ImportedField;
/** By what a row names a business that is known, and the version of it that an export has: whoever changed it since has counted on. */
export const keyColumns = ['id', 'externalKey', 'version'] as const;
/** Addresses of photos, which are fetched once the row is written. */
export const photoColumn = 'photos';
/** All columns that a file may have. */
export const fileColumns = [...importColumns, photoColumn, ...keyColumns] as const;
export type FileColumn = ImportColumn | typeof photoColumn | (typeof keyColumns)[number];
export const fileColumn = z.enum(fileColumns);
export const importOptional = importColumns.filter((name) => describeField(name).inImports?.optional);

const { description, shortDescription, price, address, email, ...fields } = shapeOf('input', importColumns);
const orEmpty = <Field extends z.ZodMiniType>(field: Field) => z._default(z.optional(field), '' as never);

/**
 * A row of an import's file: what its owner could enter, where an empty cell is an absent field. A list of phone numbers is enough: name, service,
 * city and number; owners take their business over by a code that goes there.
 */
export const importedBusiness = z
  .object({
    ...fields,
    ...{ description: orEmpty(description), shortDescription: orEmpty(shortDescription), price: orEmpty(price), address: orEmpty(address) },
    email: z.optional(email),
  })
  .check(
    z.refine(({ lat, lng }) => (lat === undefined) === (lng === undefined), {
      error: () => messages.importHalfPoint,
      path: ['lat'],
    }),
    wholePriceInRow,
  );
export type ImportedBusiness = z.infer<typeof importedBusiness>;

const zipFile = z
  .file({ error: () => messages.importChooseZip })
  .check(z.maxSize(importLimits.zipBytes, { error: () => messages.importZipTooLarge(importLimits.zipBytes / 1024 / 1024) }));

/** The form that takes a ZIP with photos. */
export const importZipForm = z.object({
  file: zipFile.check(z.refine(({ name }) => name !== '', { error: () => messages.importChooseZip })),
});

/** The form that takes the file, and a ZIP with photos where it names some. */
export const importForm = z.object({
  zip: z.optional(zipFile),
  file: z.file({ error: () => messages.importChooseFile }).check(
    z.refine(({ name }) => name !== '', { error: () => messages.importChooseFile }),
    z.maxSize(importLimits.bytes, { error: () => messages.importTooLarge(importLimits.bytes / (1024 * 1024)) }),
  ),
});

/** What was chosen before a file is checked: the column of ours for each heading, by its key, '' to leave it out; and sheets of the workbook. */
export const importChoices = z.object({
  columns: z.record(z.string().check(z.maxLength(220)), z.union([fileColumn, z.literal('')])),
  sheets: z.optional(z.array(z.string().check(z.maxLength(200))).check(z.minLength(1), z.maxLength(100))),
});
export type ImportChoices = z.infer<typeof importChoices>;

/** A column of a file, before it is checked. */
export const headingView = z.object({
  heading: z.string(),
  /** By what choices name it. */
  key: z.string(),
  /** What it is taken for; null where it is left out. */
  column: z.nullable(fileColumn),
  /** Whether that was chosen for a file before. */
  isRemembered: z.boolean(),
  examples: z.array(z.string()),
});
export type Heading = z.infer<typeof headingView>;

/** A sheet of a workbook with rows, or a text, which has no name. */
export const sheetView = z.object({
  name: z.string(),
  /** Rows below the header; of a text they are not counted. */
  rowCount: z.nullable(z.int()),
  isChosen: z.boolean(),
  columns: z.array(headingView),
});
export type ImportSheet = z.infer<typeof sheetView>;
export const importLook = z.object({ sheets: z.array(sheetView) });
export type ImportLook = z.infer<typeof importLook>;

/** Columns of which a cell that is not known may be taken for a value that is. */
export const takenColumns = ['service', 'city', 'state'] as const;
export const takenColumn = z.enum(takenColumns, { error: () => messages.invalidRequest });
export type TakenColumn = z.infer<typeof takenColumn>;

/** What rows have in a column and is not known, and what may be meant, the likest first. */
export const unknownValueView = z.object({
  column: takenColumn,
  written: z.string(),
  rowCount: z.int(),
  options: z.array(z.string()),
});
export type UnknownValue = z.infer<typeof unknownValueView>;

export const takeValueInput = z.object({
  column: takenColumn,
  written: z.string({ error: () => messages.invalidRequest }).check(z.minLength(1), z.maxLength(65_536)),
  value: z.string({ error: () => messages.invalidRequest }).check(z.minLength(1), z.maxLength(200)),
});
export type TakeValue = z.infer<typeof takeValueInput>;

export const importStatus = z.enum(['checking', 'unread', 'checked', 'importing', 'done', 'failed', 'stopped', 'undoing', 'undone']);
const importAs = z.enum(['pending', 'approved'], { error: () => messages.unknownImportStatus });
export const importOutcome = z.enum(['new', 'change', 'conflict', 'duplicate', 'error'], { error: () => messages.unknownImportOutcome });
export type ImportOutcome = z.infer<typeof importOutcome>;

export const importView = z.object({
  _id: z.string(),
  fileName: z.string(),
  status: importStatus,
  importAs: z.nullable(importAs),
  rowCount: z.int(),
  newCount: z.int(),
  duplicateCount: z.int(),
  errorCount: z.int(),
  importedCount: z.int(),
  /** Rows that change a business, that somebody has changed since, in which nothing differs, and businesses that were changed. */
  changeCount: z.int(),
  conflictCount: z.int(),
  sameCount: z.int(),
  changedCount: z.int(),
  /** Whether empty cells empty what stands there. */
  clearsEmpty: z.boolean(),
  /** Rows that were taken back, and that stay because somebody has touched their business. */
  undoneCount: z.int(),
  leftCount: z.int(),
  canUndo: z.boolean(),
  ignoredColumns: z.array(z.string()),
  /** Of a workbook those that were taken, in its order. */
  sheets: z.array(z.string()),
  /** How much of its file is read while it is being checked, from 0 to 1; null where that is not known. */
  readShare: z.nullable(z.number()),
  failure: z.string(),
  createdAt: z.string(),
  finishedAt: z.nullable(z.string()),
});
export type Import = z.infer<typeof importView>;

/** What is said of a row: of one of its cells, or of the whole row. */
export const importRemark = z.object({ column: z.nullable(z.string()), text: z.string() });
export type ImportRemark = z.infer<typeof importRemark>;

export const importRowView = z.object({
  line: z.int(),
  outcome: importOutcome,
  name: z.string(),
  city: z.string(),
  remarks: z.array(importRemark),
  /** What a row that changes a business would write, and what stands there. */
  changes: z.array(z.object({ column: z.string(), before: z.string(), after: z.string() })),
});
export type ImportRow = z.infer<typeof importRowView>;

/** A business of a row, as a list names it. */
export const importedBusinessName = z.object({ _id: z.string(), name: z.string(), city: z.string() });

/** A row, by its line. */
const placeInFile = {
  line: z.int(),
  /** Where several were taken. */
  sheet: z.optional(z.string()),
};

/** A row that was not taken back, and why. */
export const leftRowView = z.object({
  ...placeInFile,
  business: importedBusinessName,
  because: z.enum(['edited', 'owned', 'used', 'taken']),
});
export type LeftRow = z.infer<typeof leftRowView>;

/** Why a photo was not taken. */
export const photoFault = z.enum([
  'unreached',
  'refused',
  'redirects',
  'notPublic',
  'page',
  'notPhoto',
  'damaged',
  'tooLarge',
  'tooManyPixels',
  'noRoom',
  'notInZip',
  'severalInZip',
  'hasAlready',
]);
export type PhotoFault = z.infer<typeof photoFault>;

/** A name in a row without a photo in the ZIP, and why. */
export const importZipFault = z.object({ ...placeInFile, url: z.string(), because: photoFault });

/** What a ZIP with photos held. */
export const importZipView = z.object({
  fileName: z.string(),
  fileCount: z.int(),
  /** Of them, those that rows name. */
  foundCount: z.int(),
  faultCount: z.int(),
  faults: z.array(importZipFault),
  /** Files that no row names. */
  unusedCount: z.int(),
  unused: z.array(z.string()),
});
export type ImportZip = z.infer<typeof importZipView>;

/** The photos that rows which were done name, by their addresses or as files. */
export const importPhotosView = z.object({
  waiting: z.int(),
  /** Of them, those that wait for a ZIP. */
  waitingForZip: z.int(),
  added: z.int(),
  failed: z.int(),
  faults: z.array(
    z.object({
      ...placeInFile,
      business: importedBusinessName,
      url: z.string(),
      because: photoFault,
    }),
  ),
  /** Whether any row names a file, which a ZIP may bring. */
  namesFiles: z.boolean(),
  /** The last one that came. */
  zip: z.nullable(importZipView),
});
export type ImportPhotos = z.infer<typeof importPhotosView>;

const paged = { totalPages: z.int(), currentPage: z.int() };
export const importsView = z.object({ imports: z.array(importView), totalImports: z.int(), ...paged });
export type ImportList = z.infer<typeof importsView>;
export const importRowsView = z.object({
  import: importView,
  rows: z.array(importRowView),
  left: z.array(leftRowView),
  photos: importPhotosView,
  /** Of a file that was checked and not imported yet. */
  unknown: z.array(unknownValueView),
  totalRows: z.int(),
  ...paged,
});
export type ImportRows = z.infer<typeof importRowsView>;

export const importsQuery = z.object(pagingQuery());
export const importRowsQuery = z.object({ outcome: z.optional(importOutcome), ...pagingQuery() });
export const importStart = z.object({
  status: importAs,
  /** Whether rows are written, too, whose business somebody has changed since the file was made. */
  writeConflicts: z._default(z.boolean({ error: () => messages.invalidRequest }), false),
  /** Whether each owner gets a mail that says how to take the business over. */
  tellOwners: z._default(z.boolean({ error: () => messages.invalidRequest }), false),
});
export type ImportStart = z.infer<typeof importStart>;

export const importsAnswer = successView(importsView.shape);
export const importRowsAnswer = successView(importRowsView.shape);
export const importLookAnswer = successView(importLook.shape);
export const importZipAnswer = successView({ message: z.string(), zip: importZipView });
export const importAnswer = successView({ message: z.string(), import: importView });
