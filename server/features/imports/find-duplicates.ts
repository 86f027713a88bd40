import type { Transaction } from 'kysely';
import type { DB } from '#server/db/types.ts';
import type { CheckedRow, RowBusiness } from '#server/features/imports/check-row.ts';
import type { NewRow } from '#server/features/imports/kept-row.ts';
import { sayLine } from '#server/features/imports/line-of-sheet.ts';
import { findAmong, findListed, type SameRows } from '#server/features/imports/queries.ts';
import { keepRemark } from '#server/features/imports/remarks.ts';
import type { FileColumn } from '#shared/schemas/imports.ts';
import { messages } from '#shared/texts.ts';

/** A row that adds a business, with the key that it is to have, and then its cells. */
export type RowToJudge = CheckedRow & { externalKey?: string; given?: Partial<Record<FileColumn, string>> };

/**
 * Tells new businesses from those that the directory has, or that stood further up in the same file: the same phone number, or the
 * same name in the same city. Asked batch by batch; what it has seen it remembers.
 * @param importId where the other rows of the file are kept already.
 */
export function createDuplicateFinder(transaction: Transaction<DB>, sheets: string[], importId?: string) {
  const lineOfPhone = new Map<string, number>();
  const lineOfName = new Map<string, number>();

  return async (rows: RowToJudge[]): Promise<NewRow[]> => {
    const candidates = rows.flatMap(({ line, business }) => (business ? [{ line, ...identify(business) }] : []));
    const listed = await findListed(transaction, candidates);
    const among = importId ? await findAmong(transaction, importId, candidates) : new Map<number, SameRows>();
    return rows.map((row) => {
      const { line, business, remarks, externalKey } = row;
      const key = externalKey === undefined ? {} : { externalKey };
      if (!business)
        return { line, outcome: 'error', errors: remarks, business: { name: row.name, city: row.city, cells: { ...row.cells, ...key } } };
      const found = listed.get(line);
      const nameAndCity = found?.name_and_city ?? '';
      const samePhone = lineOfPhone.get(business.phoneNo) ?? among.get(line)?.phone_line ?? undefined;
      const sameName = lineOfName.get(nameAndCity) ?? among.get(line)?.name_line ?? undefined;
      const said = (line: number | undefined) => line && sayLine(sheets, line);
      const remark = sayDuplicate({ samePhone: said(samePhone), sameName: said(sameName), ...found });
      if (remark === undefined) {
        lineOfPhone.set(business.phoneNo, line);
        lineOfName.set(nameAndCity, line);
        // With its cells, as another row of the same key takes it back.
        return { line, outcome: 'new', errors: remarks, business: { ...business, ...key, ...(row.given ? { cells: row.given } : {}) } };
      }
      // Nothing is kept of who will not be imported but what the row is known by.
      return { line, outcome: 'duplicate', errors: [remark], business: { name: business.name, city: business.city } };
    });
  };
}

function identify({ name, city, phoneNo }: RowBusiness) {
  return { name, city, phoneNo };
}

interface Found {
  samePhone: string | 0 | undefined;
  sameName: string | 0 | undefined;
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
