import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import type { Context } from '#server/context.ts';
import type { FileColumns } from '#server/db/business-columns.ts';
import { toColumns, toFields } from '#server/db/business-columns.ts';
import { fieldCell } from '#server/features/businesses/profile/field-cell.ts';
import type { selectForFiles } from '#server/features/businesses/profile/file-queries.ts';
import { findPoint } from '#server/features/businesses/profile/find-point.ts';
import type { ServiceFinder } from '#server/features/imports/nearest-services.ts';
import { isFormula, isKnownSign, isOptional, noService, remarksInOrder } from '#server/features/imports/read-cells.ts';
import { type KeptRemark, keepRemark } from '#server/features/imports/remarks.ts';
import { isInIndia } from '#server/features/places/india-outline.ts';
import { readState } from '#server/features/places/read-state.ts';
import { settlePlace } from '#server/features/places/settle-place.ts';
import { describeField } from '#shared/schemas/business-fields.ts';
import { type ImportColumn, importColumns } from '#shared/schemas/imports.ts';
import { findHalfPrice } from '#shared/schemas/whole-price.ts';
import { backOfficeMessages, messages } from '#shared/texts.ts';

export type KnownBusiness = Awaited<ReturnType<typeof selectForFiles>>[number];

/** What a row says of a business that is known. */
export interface CheckedChange {
  /** What would be written, by columns: only what differs. Nothing where the row has a fault. */
  columns: FileColumns;
  remarks: KeptRemark[];
  isFaulty: boolean;
}

const PLACE: ImportColumn[] = ['address', 'city', 'state'];
/** What stands in a column where there is nothing. */
const EMPTY: Partial<Record<ImportColumn, unknown>> = { description: '', shortDescription: '', price: '', address: '', priceFrom: false };

/**
 * Compares the cells of a row with a business: those that say what it has already are left alone, whatever the rules of today are; the others are read
 * by the rules for what owners enter. An empty cell changes nothing, unless the file is to empty what may be empty.
 */
export function checkChange(
  context: Pick<Context, 'gazetteer'>,
  { services, clearsEmpty }: { services: ServiceFinder; clearsEmpty: boolean },
  business: KnownBusiness,
  cells: Partial<Record<ImportColumn, string>>,
): CheckedChange {
  const now: Partial<Record<ImportColumn, unknown>> = toFields(business, importColumns);
  const changed: Partial<Record<ImportColumn, unknown>> = {};
  const remarks: KeptRemark[] = [];
  const faults: KeptRemark[] = [];
  for (const [name, cell] of Object.entries(cells) as [ImportColumn, string][]) {
    const was = now[name];
    if (isSame(cell, was)) continue;
    if (cell === '') {
      if (clearsEmpty && isOptional(name)) changed[name] = EMPTY[name] ?? null;
      continue;
    }
    const complain = (text: () => string) =>
      isOptional(name) ? remarks.push(keepRemark(name, () => messages.importLeftOut(text()))) : faults.push(keepRemark(name, text));
    if (isFormula(cell) && !isKnownSign(name, cell)) {
      complain(() => messages.importFormula);
      continue;
    }
    const read = readCell(name, cell);
    if (!read.success) complain(() => readCell(name, cell).message);
    else if (!isDeepStrictEqual(read.value, was)) changed[name] = read.value;
  }
  if (typeof changed.service === 'string') {
    const service = services.find(changed.service);
    if (!service) faults.push(noService(services.nearest(changed.service)));
    else if (service === business.service) delete changed.service;
    else changed.service = service;
  }
  settle(context, business, changed, remarks, faults);
  faults.push(...findFaults(business, changed));
  const isFaulty = faults.length > 0;
  return { columns: isFaulty ? {} : toColumns(changed), remarks: remarksInOrder([...faults, ...remarks], importColumns), isFaulty };
}

/** Whether a cell says what stands there: line ends and blanks are not looked at, as spreadsheets change them. */
function isSame(cell: string, was: unknown): boolean {
  const plain = (text: string) => text.replaceAll(/\r\n?/g, '\n').trim();
  return plain(cell) === plain(String(fieldCell(was as string)));
}

/** @returns its value; else why it has none, in the language of the moment. */
function readCell(name: ImportColumn, cell: string): { success: boolean; value: unknown; message: string } {
  const { input } = describeField(name);
  const read = input && z.safeParse(input, cell);
  return {
    success: read?.success ?? false,
    value: read?.data,
    message: read?.error?.issues[0]?.message ?? messages.invalidRequest,
  };
}

/** A place under the names that lists know, and where it is then, unless the row says that too. */
function settle(
  context: Pick<Context, 'gazetteer'>,
  business: KnownBusiness,
  changed: Partial<Record<ImportColumn, unknown>>,
  remarks: KeptRemark[],
  faults: KeptRemark[],
) {
  if (PLACE.some((name) => name in changed)) {
    const { address, city, state } = { address: business.address, city: business.city, state: business.state, ...changed } as Record<
      'address' | 'city' | 'state',
      string
    >;
    const place = settlePlace(context.gazetteer, { address, city, state });
    if ('state' in changed && !place.isKnownState) faults.push(keepRemark('state', () => messages.importUnknownState));
    if (place.isKnownState && place.state !== business.state && readState(state)?.name !== place.state)
      remarks.push(keepRemark('state', () => messages.importTakenFor(state, place.state)));
    for (const name of ['address', 'city', 'state'] as const) {
      if (place[name] === business[name]) delete changed[name];
      else changed[name] = place[name];
    }
    const from = findPoint(context, { address: business.address, city: business.city, state: business.state });
    const to = findPoint(context, place);
    const isElsewhere = business.lat === null || from.lat !== to.lat || from.lng !== to.lng;
    if (isElsewhere && !('lat' in changed) && !('lng' in changed) && to.lat !== business.lat) Object.assign(changed, to);
  }
  const { lat, lng } = { lat: business.lat, lng: business.lng, ...changed } as { lat: number | null; lng: number | null };
  if (('lat' in changed || 'lng' in changed) && lat !== null && lng !== null && !isInIndia(lat, lng)) {
    remarks.push(keepRemark('lat', () => messages.importLeftOut(messages.importOutsideIndia)));
    delete changed.lat;
    delete changed.lng;
  }
}

/** What of the whole does not hold together once it is changed. */
function findFaults(business: KnownBusiness, changed: Partial<Record<ImportColumn, unknown>>): KeptRemark[] {
  const faults: KeptRemark[] = [];
  const after = { ...toFields(business, importColumns), ...changed } as ReturnType<typeof toFields<ImportColumn>>;
  if ('priceAmount' in changed || 'priceUnit' in changed) {
    const half = findHalfPrice(after);
    if (half) faults.push(keepRemark(half.field, () => findHalfPrice(after)?.message ?? ''));
  }
  if ((after.lat === null) !== (after.lng === null)) faults.push(keepRemark('lat', () => messages.importHalfPoint));
  if (business.has_owner && business.email && !after.email) faults.push(keepRemark('email', () => backOfficeMessages.ownerNeedsEmail));
  return faults;
}
