import type { Transaction } from 'kysely';
import type { DB } from '#server/db/types.ts';
import type { CheckedRow, RowBusiness } from '#server/features/imports/check-row.ts';
import { findListed, type NewRow } from '#server/features/imports/queries.ts';
import { keepRemark } from '#server/features/imports/remarks.ts';
import { messages } from '#shared/texts.ts';

/**
 * Tells new businesses from those that the directory has, or that stood further up in the same file: the same phone number, or the
 * same name in the same city. Asked batch by batch; what it has seen it remembers.
 */
export function createDuplicateFinder(transaction: Transaction<DB>) {
  const lineOfPhone = new Map<string, number>();
  const lineOfName = new Map<string, number>();

  return async (rows: CheckedRow[]): Promise<NewRow[]> => {
    const candidates = rows.flatMap(({ line, business }) => (business ? [{ line, ...identify(business) }] : []));
    const listed = await findListed(transaction, candidates);
    return rows.map((row) => {
      const { line, business, remarks } = row;
      if (!business) return { line, outcome: 'error', errors: remarks, business: { name: row.name, city: row.city, cells: row.cells } };
      const found = listed.get(line);
      const nameAndCity = found?.name_and_city ?? '';
      const samePhone = lineOfPhone.get(business.phoneNo);
      const sameName = lineOfName.get(nameAndCity);
      const remark = sayDuplicate({ samePhone, sameName, ...found });
      if (remark === undefined) {
        lineOfPhone.set(business.phoneNo, line);
        lineOfName.set(nameAndCity, line);
        return { line, outcome: 'new', errors: remarks, business };
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
  samePhone: number | undefined;
  sameName: number | undefined;
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
