import { Refusal } from '#server/base/errors.ts';
import { type KeptRemark, keepRemark } from '#server/features/imports/remarks.ts';
import { importLimits } from '#shared/import-limits.ts';
import { messages } from '#shared/texts.ts';

const MB = 1024 * 1024;

/** A file that is refused as a whole, with what is said of it in whatever language it is said in. */
class FileRefusal extends Refusal {
  readonly say: () => string;

  constructor(status: number, code: string, say: () => string) {
    super(status, code, say(), { errors: { file: say() } });
    this.say = say;
  }
}

/** Why a file was refused, as it is kept for whoever reads it later. */
export function keepRefusal(refusal: Refusal): KeptRemark {
  return keepRemark(null, refusal instanceof FileRefusal ? refusal.say : () => refusal.message);
}

/** What is wrong with a file of businesses as a whole. */
const unreadableImport = (say: () => string) => new FileRefusal(400, 'unreadable_import', say);
const importTooLong = (say: () => string) => new FileRefusal(413, 'import_too_large', say);

export const importRefusals = {
  importNotFound: () => new Refusal(404, 'import_not_found', messages.importNotFound),
  importStarted: () => new Refusal(409, 'import_started', messages.importStarted),
  importNothingNew: () => new Refusal(409, 'import_nothing_new', messages.importNothingNew),
  importNotRunning: () => new Refusal(409, 'import_not_running', messages.importNotRunning),
  importNotUndoable: () => new Refusal(409, 'import_not_undoable', messages.importNotUndoable),
  importTooLarge: () => importTooLong(() => messages.importTooLarge(importLimits.bytes / MB)),
  importTooManyRows: () => importTooLong(() => messages.importTooManyRows(importLimits.rows)),
  importTooManySheetRows: () => importTooLong(() => messages.importTooManySheetRows(importLimits.sheetRows)),
  importTakenBack: () => new Refusal(409, 'import_taken_back', messages.importTakenBack),
  importBeingChecked: () => new Refusal(409, 'import_being_checked', messages.importBeingChecked),
  importNamesNoFiles: () => new Refusal(409, 'import_names_no_files', messages.importNamesNoFiles),
  importNotZip: () => unreadableImport(() => messages.importNotZip),
  importZipDamaged: () => unreadableImport(() => messages.importZipDamaged),
  importZipLocked: () => unreadableImport(() => messages.importZipLocked),
  importZipEmpty: () => unreadableImport(() => messages.importZipEmpty),
  importZipMissing: () => unreadableImport(() => messages.importChooseZip),
  importZipTooLarge: () => importTooLong(() => messages.importZipTooLarge(importLimits.zipBytes / MB)),
  importZipTooMany: () => importTooLong(() => messages.importZipTooMany(importLimits.zipFiles)),
  importZipUnpacksTooLarge: () => importTooLong(() => messages.importZipUnpacksTooLarge(importLimits.zipUnpacked / MB)),
  sourceNotFound: () => new Refusal(404, 'import_source_not_found', messages.sourceNotFound),
  sourceNotPublic: () => new Refusal(400, 'invalid_request', messages.sourceNotPublic, { errors: { url: messages.sourceNotPublic } }),
  tooManySources: () => new Refusal(409, 'too_many_import_sources', messages.tooManySources(importLimits.sources)),
  importFileMissing: () => unreadableImport(() => messages.importChooseFile),
  importNotTable: () => unreadableImport(() => messages.importNotTable),
  importBrokenLetters: (line: number) => unreadableImport(() => messages.importBrokenLetters(line)),
  importOldWorkbook: () => unreadableImport(() => messages.importOldWorkbook),
  importOtherWorkbook: (ending: string) => unreadableImport(() => messages.importOtherWorkbook(ending)),
  importPage: () => unreadableImport(() => messages.importPage),
  importDamaged: () => unreadableImport(() => messages.importDamaged),
  importUnpacksTooLarge: () => unreadableImport(() => messages.importUnpacksTooLarge),
  importSeveralSheets: (names: string[]) => unreadableImport(() => messages.importSeveralSheets(names.join(', '))),
  importUnknownSheet: (name: string) => unreadableImport(() => messages.importUnknownSheet(name)),
  importWrongChoices: () => unreadableImport(() => messages.importWrongChoices),
  importUnknownValue: () =>
    new Refusal(400, 'invalid_request', messages.importUnknownValue, { errors: { value: messages.importUnknownValue } }),
  importNothingTaken: () => new Refusal(409, 'import_nothing_taken', messages.importNothingTaken),
  importEmpty: () => unreadableImport(() => messages.importEmpty),
  importNoRows: () => unreadableImport(() => messages.importNoRows),
  importNoColumn: (names: string) => unreadableImport(() => messages.importNoColumn(names)),
  importColumnTwice: (names: string) => unreadableImport(() => messages.importColumnTwice(names)),
  importTooManyColumns: () => unreadableImport(() => messages.importTooManyColumns),
  importTooManyCells: () => unreadableImport(() => messages.importTooManyCells),
  importRowTooLong: (line: number) => unreadableImport(() => messages.importRowTooLong(line)),
  importQuoteOpen: (line: number) => unreadableImport(() => messages.importQuoteOpen(line)),
  importQuoteMisplaced: (line: number) => unreadableImport(() => messages.importQuoteMisplaced(line)),
};
