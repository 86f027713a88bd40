import type { Kysely } from 'kysely';
import { isUuid } from '#server/base/uuid.ts';
import type { Context } from '#server/context.ts';
import type { FileColumns } from '#server/db/business-columns.ts';
import type { DB } from '#server/db/types.ts';
import { selectForFiles } from '#server/features/businesses/profile/file-queries.ts';
import type { KeptChange, NewRow } from '#server/features/imports/kept-row.ts';
import { LineByText } from '#server/features/imports/line-by-text.ts';
import { sayLine } from '#server/features/imports/line-of-sheet.ts';
import type { ServiceFinder } from '#server/features/imports/nearest-services.ts';
import { selectPresent } from '#server/features/imports/photos/queries.ts';
import { type Present, readPhotos } from '#server/features/imports/photos/read-photos.ts';
import { isNothing } from '#server/features/imports/read-cells.ts';
import type { Header } from '#server/features/imports/read-header.ts';
import type { CsvRow } from '#server/features/imports/read-rows.ts';
import { keepRemark } from '#server/features/imports/remarks.ts';
import { isUnread, sayUnread } from '#server/features/imports/unread-cells.ts';
import { checkChange, type KnownBusiness } from '#server/features/imports/updates/check-change.ts';
import { selectTaken } from '#server/features/imports/updates/queries.ts';
import { sayTaken } from '#server/features/imports/values/apply-taken.ts';
import { limits } from '#shared/limits.ts';
import { type FileColumn, importColumns, importOptional, keyColumns, photoColumn } from '#shared/schemas/imports.ts';
import { messages } from '#shared/texts.ts';

/** A row by the names of our columns, and what it is known by. */
interface KeyedRow {
  row: CsvRow;
  cells: Partial<Record<FileColumn, string>>;
  id: string | undefined;
  externalKey: string | undefined;
  version: number | undefined;
}

/** A row that is added, with the key that it is to be known by. */
export interface RowToAdd {
  row: CsvRow;
  externalKey: string | undefined;
  cells: Partial<Record<FileColumn, string>>;
}

interface Compared {
  known: NewRow[];
  toAdd: RowToAdd[];
  /** Earlier rows that one of these shares its business or key with: which of them is meant nobody knows. */
  twice: { line: number; other: number }[];
}

/**
 * Tells rows that name a business of the directory, by its id or its external key, from those that add one, and compares them with it. Asked
 * batch by batch; what it has seen it remembers.
 */
export function createKnownRows(
  context: Pick<Context, 'config' | 'gazetteer'>,
  { services, clearsEmpty, sheets }: { services: ServiceFinder; clearsEmpty: boolean; sheets: string[] },
) {
  const lineOf = new LineByText();
  const lineOfPhone = new LineByText();
  /** Lines of rows that another further down shares its business or key with. */
  const sharing = new Set<number>();
  /** Columns of keys in which something stands. */
  const filled = new Set<FileColumn>();
  let hasKeys = false;

  async function compare(db: Kysely<DB>, rows: CsvRow[], columns: Header['columns']): Promise<Compared> {
    const keyed = rows.map((row) => readKeys(columns, row));
    for (const key of keyColumns) {
      const at = columns.indexOf(key);
      if (at >= 0 && keyed.some(({ row }) => row.cells[at])) filled.add(key);
    }
    const ids = keyed.flatMap(({ id }) => id ?? []);
    const keys = keyed.flatMap(({ externalKey }) => externalKey ?? []);
    if (ids.length + keys.length === 0) return { known: [], toAdd: keyed, twice: [] };
    hasKeys = true;
    const hasPhotos = columns.includes(photoColumn);
    const found = await selectForFiles(db, ids, keys);
    const byId = new Map(found.map((business) => [business.business_id, business]));
    const present = hasPhotos ? await selectPresent(db, found) : new Map<string, Present>();
    const byKey = new Map(found.map((business) => [business.external_key, business]));
    const known: NewRow[] = [];
    const toAdd: RowToAdd[] = [];
    const twice: Compared['twice'] = [];
    for (const each of keyed) {
      const { row, id, externalKey } = each;
      const business = id ? byId.get(id) : externalKey && byKey.get(externalKey);
      const name = business ? business.business_id : externalKey && `key ${externalKey}`;
      const earlier = name ? lineOf.keep(name, row.line) : undefined;
      if (earlier !== undefined) {
        if (!sharing.has(earlier)) twice.push({ line: earlier, other: row.line });
        sharing.add(earlier);
        known.push(refused(each, 'id' in each.cells ? 'id' : 'externalKey', () => messages.importKeyTwice(sayLine(sheets, earlier))));
      } else if (business) known.push(compareOne(each, business, present.get(business.business_id)));
      else if (id) known.push(refused(each, 'id', () => messages.importUnknownId));
      else if (externalKey && externalKey.length > limits.shortText)
        known.push(refused(each, 'externalKey', () => messages.importKeyTooLong));
      else toAdd.push(each);
    }
    return { known: await withoutTaken(db, known), toAdd, twice };
  }

  function compareOne({ row, cells, externalKey, version, id }: KeyedRow, business: KnownBusiness, present: Present | undefined): NewRow {
    const { unread = [] } = row;
    const read = importColumns.filter((column) => cells[column] !== undefined && !unread.includes(column));
    const given = Object.fromEntries(read.map((column) => [column, cells[column]]));
    const change = checkChange(context, { services, clearsEmpty }, business, given);
    const isNewKey = id !== undefined && externalKey !== undefined && externalKey !== business.external_key;
    const written: FileColumns = { ...change.columns, ...(isNewKey ? { external_key: externalKey } : {}) };
    const hidden = row.isHidden ? [keepRemark(null, () => messages.importHiddenRow)] : [];
    const photos = readPhotos(context.config, cells.photos ?? '', present);
    const said = [...change.remarks, ...photos.remarks, ...sayUnread(unread)];
    const remarks = [...said, ...sayTaken(row), ...hidden];
    const about = { name: business.name, city: business.city, cells };
    // What it was to change cannot be read: as a row that says nothing new it would be passed over without a word.
    const isSame = Object.keys(written).length + photos.urls.length === 0;
    const saysNothing = isSame && said.length > 0;
    if (change.isFaulty || saysNothing) return { line: row.line, outcome: 'error', errors: remarks, business: about };
    const before = Object.fromEntries(Object.keys(written).map((column) => [column, business[column as keyof KnownBusiness]]));
    const withPhotos = photos.urls.length > 0 ? { photos: photos.urls } : {};
    const kept: KeptChange = { ...about, version: business.version, columns: written, before, ...withPhotos };
    const isConflict = version !== undefined && version !== business.version;
    if (!isSame && isConflict) remarks.push(keepRemark(null, () => messages.importEditedSinceExport));
    return {
      line: row.line,
      outcome: isSame ? 'same' : isConflict ? 'conflict' : 'change',
      errors: remarks,
      business: kept,
      businessId: business.business_id,
    };
  }

  /** A number or key that another business has, or an earlier row takes, cannot be taken. */
  async function withoutTaken(db: Kysely<DB>, rows: NewRow[]): Promise<NewRow[]> {
    const wanted = rows.flatMap(({ line, businessId, business }) => {
      const { columns } = business as KeptChange;
      return businessId && (columns.phone_no || columns.external_key)
        ? [{ line, businessId, phoneNo: columns.phone_no ?? null, externalKey: columns.external_key ?? null }]
        : [];
    });
    const taken = wanted.length > 0 ? await selectTaken(db, wanted) : new Map();
    return rows.map((row) => {
      const { phone_no: phoneNo } = (row.business as Partial<KeptChange>).columns ?? {};
      const found = taken.get(row.line);
      const earlier = phoneNo ? lineOfPhone.keep(phoneNo, row.line) : undefined;
      const remark = found?.key_taken
        ? keepRemark('externalKey', () => messages.importKeyTaken)
        : found?.phone_taken
          ? keepRemark('phoneNo', () => messages.importPhoneListed)
          : earlier && keepRemark('phoneNo', () => messages.importSamePhone(sayLine(sheets, earlier)));
      if (!remark) return row;
      const { name, city, cells } = row.business as KeptChange;
      return { line: row.line, outcome: 'error', errors: [remark], business: { name, city, cells } };
    });
  }

  return {
    compare,
    /** Whether any row so far has named a business of the directory, or the key of one. */
    get hasKeys() {
      return hasKeys;
    },
    /** Columns by the names of our keys that hold something else. */
    get foreign() {
      return hasKeys ? [] : [...filled];
    },
  };
}

/** A row by our columns; a cell that says there is nothing is an empty one, and so is what cannot be read, which is noted. */
function readKeys(columns: Header['columns'], given: CsvRow): KeyedRow {
  const cellOf = (at: number) => given.cells[at] ?? '';
  const unread = columns.flatMap((column, at) => (column && isUnread(cellOf(at)) ? column : []));
  const isEmpty = (cell: string, at: number) => isUnread(cell) || (columns[at] !== undefined && isNothing(cell));
  const row = { ...given, cells: given.cells.map((cell, at) => (isEmpty(cell, at) ? '' : cell)), unread };
  const cells: KeyedRow['cells'] = {};
  for (const [at, column] of columns.entries()) {
    // Kept as it was where an empty cell may empty something: the row may be checked again, or sent again once it is put right.
    const isKept = column && unread.includes(column) && importOptional.some((name) => name === column);
    if (column) cells[column] = (isKept ? cellOf(at) : (row.cells[at] ?? '')).replaceAll('\0', '').toWellFormed();
  }
  const { id, externalKey, version } = cells;
  // Many lists number their rows under the name 'ID': that is none of ours.
  const isOurs = id !== undefined && isUuid(id);
  for (const key of keyColumns) if (cells[key] === '' || (key === 'id' && !isOurs)) delete cells[key];
  return {
    row,
    cells,
    id: isOurs ? id.toLowerCase() : undefined,
    externalKey: externalKey || undefined,
    version: version && /^\d{1,9}(?:\.0)?$/.test(version) ? Number(version) : undefined,
  };
}

function refused({ row, cells }: KeyedRow, column: FileColumn, say: () => string): NewRow {
  const { name = '', city = '' } = cells;
  return {
    line: row.line,
    outcome: 'error',
    errors: [keepRemark(column, say)],
    business: { name: name.slice(0, limits.shortText), city: city.slice(0, limits.shortText), cells },
  };
}
