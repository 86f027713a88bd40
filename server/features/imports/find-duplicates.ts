import type { Kysely } from 'kysely';
import type { DB } from '#server/db/types.ts';
import type { CheckedRow, RowBusiness } from '#server/features/imports/check-row.ts';
import type { NewRow } from '#server/features/imports/kept-row.ts';
import { LineByText } from '#server/features/imports/line-by-text.ts';
import { sayLine } from '#server/features/imports/line-of-sheet.ts';
import { findListed, selectNewRows } from '#server/features/imports/queries.ts';
import { keepRemark } from '#server/features/imports/remarks.ts';
import type { FileColumn } from '#shared/schemas/imports.ts';
import { messages } from '#shared/texts.ts';

const REMEMBERED_AT_ONCE = 5_000;

/** A row that adds a business, with the key that it is to have, and then its cells. */
export type RowToJudge = CheckedRow & { externalKey?: string; given?: Partial<Record<FileColumn, string>> };

/**
 * Tells new businesses from those that the directory has, or that stood further up in the same file: the same phone number, or the
 * same name in the same city. Asked batch by batch; what it has seen it remembers.
 */
export function createDuplicateFinder(sheets: string[]) {
  const lineOfPhone = new LineByText();
  const lineOfName = new LineByText();

  /** Remembers the rows of a file that are kept as new businesses. */
  async function remember(db: Kysely<DB>, importId: string): Promise<void> {
    for (let after = 0; ; ) {
      const rows = await selectNewRows(db, importId, after, REMEMBERED_AT_ONCE);
      for (const { line, phone, name_and_city } of rows) {
        lineOfPhone.keep(phone, line);
        lineOfName.keep(name_and_city, line);
      }
      if (rows.length < REMEMBERED_AT_ONCE) return;
      after = rows.at(-1)?.line ?? after;
    }
  }

  async function judge(db: Kysely<DB>, rows: RowToJudge[]): Promise<NewRow[]> {
    const candidates = rows.flatMap(({ line, business }) => (business ? [{ line, ...identify(business) }] : []));
    const listed = await findListed(db, candidates);
    return rows.map((row) => {
      const { line, business, remarks, externalKey } = row;
      const key = externalKey === undefined ? {} : { externalKey };
      if (!business)
        return { line, outcome: 'error', errors: remarks, business: { name: row.name, city: row.city, cells: { ...row.cells, ...key } } };
      const found = listed.get(line);
      const nameAndCity = found?.name_and_city ?? '';
      const samePhone = lineOfPhone.get(business.phoneNo);
      const sameName = lineOfName.get(nameAndCity);
      // A row that is checked again was remembered itself.
      const said = (other: number | undefined) => (other === undefined || other === line ? undefined : sayLine(sheets, other));
      const remark = sayDuplicate({ samePhone: said(samePhone), sameName: said(sameName), ...found });
      if (remark === undefined) {
        lineOfPhone.keep(business.phoneNo, line);
        lineOfName.keep(nameAndCity, line);
        // With its cells, as another row of the same key takes it back.
        return { line, outcome: 'new', errors: remarks, business: { ...business, ...key, ...(row.given ? { cells: row.given } : {}) } };
      }
      // Nothing is kept of who will not be imported but what the row is known by.
      return { line, outcome: 'duplicate', errors: [remark], business: { name: business.name, city: business.city } };
    });
  }

  return { judge, remember };
}

function identify({ name, city, phoneNo }: RowBusiness) {
  return { name, city, phoneNo };
}

interface Found {
  samePhone: string | undefined;
  sameName: string | undefined;
  phone_listed?: boolean;
  name_listed?: boolean;
}

function sayDuplicate({ samePhone, sameName, phone_listed, name_listed }: Found) {
  if (phone_listed) return keepRemark('phoneNo', () => messages.importPhoneListed);
  if (samePhone) return keepRemark('phoneNo', () => messages.importSamePhone(samePhone));
  if (name_listed) return keepRemark('name', () => messages.importNameListed);
  if (sameName) return keepRemark('name', () => messages.importSameName(sameName));
  return undefined;
}
