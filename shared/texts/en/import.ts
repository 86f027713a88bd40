/** Importing businesses from a file. */

import { businesses } from '#shared/texts/en/choices.ts';
import { number, plural } from '#shared/texts/en/grammar.ts';

export const importBusinesses = 'Import businesses';

// The file.
export const listFile = 'Excel or CSV file';
export const atMost = (rows: number, sheetRows: number, megabytes: number) =>
  `At most ${number(rows)} rows and ${number(megabytes)} MB, as .csv; as .xlsx ${number(sheetRows)} rows. It is checked first: nothing is imported yet.`;
export const checkFile = 'Check file';
export const checking = 'Checking…';
export const whatFileHolds = 'What the file holds';
export const oneBusinessARow =
  'One business a row. A row above names the columns, in any order; columns with other names you match yourself once the file is chosen. A row with an id, as the download of the businesses has it, or with a known externalKey changes that business: only the cells that differ, after you have seen each.';
export const columns = 'Columns';
/** @param column its name as the file has it. */
export const optionalColumn = (column: string) => `<name>${column}</name><optional> (optional)</optional>`;
export const whatIsSkipped =
  'A business with a phone number that is known, or with the same name in the same city, is skipped. Under ‘photos’ stand web addresses, from which photos are fetched, or names of files, which come in a ZIP: eight for a business at most. Imported businesses have no password yet. Owners take theirs over with ‘Forgot Password’ on the supplier’s login: the code goes to the email address in the file, and from then on they sign in with their phone number.';
export const looking = 'Reading the columns…';
export const sheets = 'Sheets';
export const sheetWithRows = (name: string, count: number) => `${name} (${number(count)} ${plural(count, { one: 'row', other: 'rows' })})`;
export const columnsOfFile = 'What each column holds';
export const columnsAreKept = 'Change what is wrong. Your choice is kept for the next file with these headings.';
/** @param place among the columns, in brackets. */
export const columnWithoutName = (place: string) => `Column without a name ${place}`;
/** @param cells two of a column. */
export const suchAs = (cells: string) => `Such as ${cells}.`;
export const asBefore = 'As chosen before.';
export const leaveOut = 'Leave out';
/** @param name of a column as files have it. */
export const columnName = (label: string, name: string) => `${label} (${name})`;
export const stillMissing = (columns: string) => `No column is taken yet for: ${columns}`;
export const takenTwice = (columns: string) => `Two columns are taken for: ${columns}`;
export const ofSheets = (names: string) => `Sheets: ${names}`;
export const lineOfSheet = (line: number, sheet: string) => `${line} (${sheet})`;
export const template = 'Template CSV';

// Those of before.
export const earlierImports = 'Earlier imports';
export const noImports = 'No imports yet.';
export const file = 'File';
export const when = 'When';
export const status = 'Status';
export const rows = 'Rows';
export const imported = 'Imported';
export const withoutName = 'Without a name';
export const checkedNotImported = 'Checked, not imported';
export const readingFile = 'Being checked…';
export const unread = 'Not read';
export const importing = 'Importing…';
export const failed = 'Failed';

// One import.
/** The moment stands where the mark is. */
export const rowsChecked = (count: number) => `${number(count)} ${plural(count, { one: 'row', other: 'rows' })}, checked <when></when>`;
export const leftOut = (columns: string) => `<strong>Columns that are left out: </strong>${columns}`;
export const importingUntil = (all: number, done: number) => `Importing ${businesses(all)}: ${number(done)} done`;
export const checkingRows = (count: number) => `Checking the file: ${number(count)} ${plural(count, { one: 'row', other: 'rows' })} so far`;
export const checkingAgain = 'Checking rows again';
export const canLeaveCheck = 'You can leave this page: the check goes on.';
export const stopCheck = 'Stop the check';
/** @param failure what is wrong with the file. */
export const notRead = (failure: string) => `${failure}. Nothing was imported.`;
export const checkStopped = 'The check was stopped. Nothing was imported.';
export const canLeave = 'You can leave this page: the import goes on.';
export const importedAsPending = (count: number) => `${businesses(count)} imported as pending.`;
export const importedAsApproved = (count: number) => `${businesses(count)} imported as approved.`;
export const skipped = (duplicates: number, errors: number) =>
  `Skipped: ${number(duplicates)} ${plural(duplicates, { one: 'duplicate', other: 'duplicates' })}, ${number(errors)} ${plural(errors, { one: 'error', other: 'errors' })}.`;
/** @param failure what went wrong, without a full stop. */
export const failedAfter = (failure: string, imported: number) =>
  `${failure}. ${businesses(imported)} imported so far; you can go on with the rest.`;
export const canBeImported = (count: number, days: number) =>
  `${businesses(count)} can be imported. Duplicates and rows with errors are skipped. What is not imported within ${days} days is forgotten.`;
export const nothingToImport = 'Nothing in this file can be imported.';
export const itsBusinesses = 'See its businesses';
export const chooseAnother = 'Choose another file';

// What of it is not known.
export const notKnown = 'What is not known';
export const takenIsKept =
  'Say what is meant: all rows that have it are checked again, and the next file with these headings is read so, too.';
/** @param field its name. */
export const unknownIn = (field: string, written: string, count: number) =>
  `${field} ‘${written}’ in ${number(count)} ${plural(count, { one: 'row', other: 'rows' })}`;
export const takeForAll = (count: number) =>
  plural(count, { one: 'Take this for the row', other: `Take this for all ${number(count)} rows` });

// Starting it.
export const importAsPending = 'Import as pending';
export const importAsApproved = 'Import as approved';
export const askImportPending = (count: number) =>
  `Are you sure you want to import ${businesses(count)}? They wait among the pending businesses until somebody accepts them.`;
export const askImportApproved = (count: number) => `Are you sure you want to import ${businesses(count)}? Visitors find them at once.`;
export const importNow = 'Import';
export const tellOwners = 'Tell each owner by email, with the way to take the business over';

// Its rows.
export const rowsNotImported = 'Rows that were not imported';
export const byOutcome = 'Rows by outcome';
export const newOne = 'New';
export const newOnes = 'New';
export const duplicate = 'Duplicate';
export const duplicates = 'Duplicates';
export const error = 'Error';
export const errors = 'Errors';
export const errorsAsCsv = 'Rows with errors as CSV';
export const noSuchRows = 'No such rows.';
export const line = 'Line';
export const business = 'Business';
export const outcome = 'Outcome';
export const remarks = 'Remarks';

// Businesses that are known.
export const clearEmpty = 'Empty cells empty what stands there, where it may be empty';
export const change = 'Change';
export const changes = 'Changes';
export const conflict = 'Changed since';
export const conflicts = 'Changed since';
export const stopped = 'Stopped';
export const undoing = 'Being taken back…';
export const undone = 'Taken back';
/** One difference: what stands there, and what the file says. */
export const fromTo = '<from></from><arrow> becomes </arrow><to></to>';
export const nothing = 'nothing';
export const willChange = (count: number) => `${businesses(count)} will be changed, only in the cells that differ: look at each below.`;
export const cellsWillBeEmptied = 'Empty cells of the file empty what stands there.';
export const nothingDiffers = (count: number) =>
  `${number(count)} ${plural(count, { one: 'row says', other: 'rows say' })} what the directory says already.`;
export const changedSince = (count: number) =>
  `Somebody has changed ${businesses(count)} since the file was made. These rows are left alone, unless you have them written.`;
export const writeConflicts = (count: number) => `Write ${plural(count, { one: 'this row', other: `these ${number(count)} rows` })}, too`;
export const changeNow = 'Change the businesses';
export const askChange = (count: number) => `Are you sure you want to change ${businesses(count)}? It can be taken back for 30 days.`;
export const andChanged = (count: number) => `${businesses(count)} changed.`;
export const changing = (all: number, done: number) => `Changing ${businesses(all)}: ${number(done)} done`;
export const stop = 'Stop';
export const stoppedAfter = (done: number) => `Stopped after ${businesses(done)}. You can go on with the rest, or take back what was done.`;

// Taking it back.
export const takeBack = 'Take this import back';
export const askTakeBack = (count: number) =>
  `${businesses(count)} will be as before: what was added goes, what was changed is changed back. What somebody has touched since stays as it is.`;
export const takeBackNow = 'Take back';
export const takingBack = (all: number, done: number) => `Taking back ${businesses(all)}: ${number(done)} done`;
export const takenBack = (count: number) => `${businesses(count)} taken back.`;
export const leftAsTheyAre = (count: number) => `${businesses(count)} left, as somebody has touched them since:`;
export const because = 'Why';
export const leftEdited = 'It was changed since';
export const leftOwned = 'Its owner has taken it over';
export const leftUsed = 'It has enquiries, reviews or likes';
export const leftTaken = 'Another business has its number or key now';

// Photos that the file names, by their addresses or as files.
export const photos = 'Photos';
export const photosToAdd = (count: number) => `${number(count)} ${plural(count, { one: 'photo', other: 'photos' })} to add`;
export const photosAdded = (count: number) => `${number(count)} ${plural(count, { one: 'photo', other: 'photos' })} added.`;
export const photosWaiting = (count: number) => `${number(count)} still being fetched: you can leave this page.`;
export const photosWaitForZip = (count: number) => `${number(count)} ${plural(count, { one: 'waits', other: 'wait' })} for a ZIP.`;
export const photosStopped = (count: number) => `${number(count)} not fetched, as the import was stopped.`;
export const photosFailed = (count: number) => `${number(count)} not taken.`;
export const fetchPhotos = 'Fetch the photos';
export const askFetchPhotos = (count: number) => `Fetch ${number(count)} ${plural(count, { one: 'photo', other: 'photos' })} that wait?`;
export const photoAddress = 'Photo';
export const photoUnreached = 'It was not reached';
export const photoRefused = 'There is no photo at this address, or it is not given out';
export const photoRedirects = 'It leads on too often';
export const photoNotPublic = 'It leads to an address that is not public';
export const photoPage = 'It is a page, not a photo';
export const photoNotPhoto = 'It is neither JPEG nor PNG';
export const photoDamaged = 'The photo is damaged';
export const photoTooLarge = (megabytes: number) => `It is larger than ${megabytes} MB`;
export const photoTooManyPixels = (megapixels: number) => `It has more than ${megapixels} megapixels`;
export const photoNotInZip = 'It is not in the ZIP';
export const photoSeveralInZip = 'The ZIP has several files of this name';
export const photoHasAlready = 'The business has this photo already';
export const zipOfPhotos = 'ZIP with photos';
export const zipAtMost = (megabytes: number, files: number, photoMegabytes: number) =>
  `JPEG or PNG, at most ${photoMegabytes} MB each, ${number(files)} files and ${megabytes} MB in all. Larger ones can come one after the other.`;
export const zipIsKept = (days: number) =>
  `The ZIP itself is not kept. Photos wait for their businesses ${days} days at most, then they are deleted.`;
export const filesAreNamed = 'Rows of this file name photos as files: upload them as a ZIP, before the import or after it.';
export const uploadZip = 'Upload the ZIP';
export const uploadingZip = 'Uploading…';
export const zipFound = (fileName: string, found: number, files: number) =>
  `${fileName}: ${number(found)} of ${number(files)} ${plural(files, { one: 'file', other: 'files' })} ${plural(found, { one: 'is', other: 'are' })} named by rows.`;
export const zipUnused = (count: number) => `${number(count)} ${plural(count, { one: 'file', other: 'files' })} that no row names`;
export const zipMissing = (count: number) => `${number(count)} ${plural(count, { one: 'name', other: 'names' })} without a photo`;
export const photoNoRoom = (most: number) => `The business has ${most} photos already`;

// Files that are fetched every night.
export const everyNight = 'Fetch every night from an address';
export const everyNightHint =
  'The file is checked like one that you choose above. Its rows need an externalKey (or the id), so that the next night changes them and does not add them again.';
export const sourceUrl = 'Address of the file';
export const sourceUrlHint = 'https only, at most 64 MB';
export const sourceAt = 'Time (India)';
export const sourceWrites = 'When nothing is wrong with it';
export const writesNothing = 'Check only, and tell the team by email';
export const writesPending = 'Import, new businesses as pending';
export const writesApproved = 'Import, new businesses as approved';
export const addSource = 'Fetch every night';
export const sources = 'Addresses';
export const everyNightAt = (time: string) => `Every night at ${time}`;
export const isStopped = 'Stopped';
/** Moments stand where the marks are. */
export const lastFetched = 'Last time: <when></when>';
export const nextFetch = 'Next time: <when></when>';
export const neverFetched = 'Not fetched yet.';
export const failsSince = (fault: string) => `${fault}. Fails since <when></when>`;
export const resultUnchanged = 'Same file as before, nothing to do';
export const resultNothing = 'Nothing new in it';
export const resultChecked = 'Checked, waits for you';
export const resultWritten = 'Imported';
export const resultFaulty = 'Has errors, not imported';
export const resultFewer = 'Under half the rows of last time, not imported';
export const resultChecking = 'Being checked';
export const openItsImport = 'Open the import';
export const fetchNow = (host: string) => `Fetch now<hidden> from ${host}</hidden>`;
export const fileIsComing = 'The file is being fetched and checked…';
export const stopSource = (host: string) => `Stop<hidden> fetching from ${host}</hidden>`;
export const resumeSource = (host: string) => `Resume<hidden> fetching from ${host}</hidden>`;
export const removeSource = 'Remove this address';
export const removeSourceOf = (host: string) => `Remove<hidden> ${host}</hidden>`;
export const askRemoveSource = (host: string) => `Are you sure you want to remove ${host}? What was imported from it stays.`;
export const removeNow = 'Remove';
