import { Refusal } from '#server/base/errors.ts';
import { messages } from '#shared/texts.ts';

/** What is wrong with a file of businesses as a whole. */
const unreadableImport = (message: string) => new Refusal(400, 'unreadable_import', message, { errors: { file: message } });

export const importRefusals = {
  importNotFound: () => new Refusal(404, 'import_not_found', messages.importNotFound),
  importStarted: () => new Refusal(409, 'import_started', messages.importStarted),
  importNothingNew: () => new Refusal(409, 'import_nothing_new', messages.importNothingNew),
  importNotRunning: () => new Refusal(409, 'import_not_running', messages.importNotRunning),
  importNotUndoable: () => new Refusal(409, 'import_not_undoable', messages.importNotUndoable),
  importTooLarge: () => new Refusal(413, 'import_too_large', messages.importTooLarge, { errors: { file: messages.importTooLarge } }),
  importTooManyRows: () =>
    new Refusal(413, 'import_too_large', messages.importTooManyRows, { errors: { file: messages.importTooManyRows } }),
  importFileMissing: () => unreadableImport(messages.importChooseFile),
  importNotTable: () => unreadableImport(messages.importNotTable),
  importBrokenLetters: (line: number) => unreadableImport(messages.importBrokenLetters(line)),
  importOldWorkbook: () => unreadableImport(messages.importOldWorkbook),
  importOtherWorkbook: (ending: string) => unreadableImport(messages.importOtherWorkbook(ending)),
  importPage: () => unreadableImport(messages.importPage),
  importDamaged: () => unreadableImport(messages.importDamaged),
  importUnpacksTooLarge: () => unreadableImport(messages.importUnpacksTooLarge),
  importSeveralSheets: (names: string[]) => unreadableImport(messages.importSeveralSheets(names.join(', '))),
  importUnknownSheet: (name: string) => unreadableImport(messages.importUnknownSheet(name)),
  importWrongChoices: () => unreadableImport(messages.importWrongChoices),
  importUnknownValue: () =>
    new Refusal(400, 'invalid_request', messages.importUnknownValue, { errors: { value: messages.importUnknownValue } }),
  importNothingTaken: () => new Refusal(409, 'import_nothing_taken', messages.importNothingTaken),
  importEmpty: () => unreadableImport(messages.importEmpty),
  importNoRows: () => unreadableImport(messages.importNoRows),
  importNoColumn: (names: string) => unreadableImport(messages.importNoColumn(names)),
  importColumnTwice: (names: string) => unreadableImport(messages.importColumnTwice(names)),
  importTooManyColumns: () => unreadableImport(messages.importTooManyColumns),
  importTooManyCells: () => unreadableImport(messages.importTooManyCells),
  importRowTooLong: (line: number) => unreadableImport(messages.importRowTooLong(line)),
  importQuoteOpen: (line: number) => unreadableImport(messages.importQuoteOpen(line)),
  importQuoteMisplaced: (line: number) => unreadableImport(messages.importQuoteMisplaced(line)),
};
