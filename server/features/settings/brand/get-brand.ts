import type { Context, Viewer } from '#server/context.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import { findVersionedSetting } from '#server/features/settings/queries.ts';
import { type ShownBrand, type SocialPage, showBrand } from '#shared/brand/shown-brand.ts';
import { SET_COLOURS, type SetColour, showColours } from '#shared/brand/shown-colours.ts';
import { type BrandFields, brandFields, type EditableBrand, socialFields, socialName } from '#shared/schemas/brand-settings.ts';

/** The name of the setting that has all of it. */
export const BRAND = 'brand';

/** What the team has set, as it is kept. */
export interface BrandSettings {
  version: number;
  fields: BrandFields;
  hasLogo: boolean;
}

/** Nothing set: all is as the files have it. */
export const NOTHING_SET: BrandFields = brandFields.parse({});

/** What each database said last. */
const known = new WeakMap<Context['db'], BrandSettings | undefined>();

/**
 * What is set of the brand; nothing where all is as the files have it. Kept in the process as all settings are, and while the database is
 * away what it said last.
 */
export async function getBrand({ db, cache }: Pick<Context, 'db' | 'cache'>): Promise<BrandSettings | undefined> {
  try {
    const settings = await cache.get('settings', BRAND, () => readBrand({ db }));
    known.set(db, settings);
    return settings;
  } catch {
    return known.get(db);
  }
}

/** The same, from the database. */
export async function readBrand({ db }: Pick<Context, 'db'>): Promise<BrandSettings | undefined> {
  const row = await findVersionedSetting(db, BRAND);
  return row && presentBrand(row);
}

/** @param value as it is stored: fields that this version does not know, or that it would not take any more, count for nothing. */
export function presentBrand({ value, version }: { value: unknown; version: number }): BrandSettings | undefined {
  const { hasLogo = false, ...stored } = value as Partial<BrandFields> & { hasLogo?: boolean };
  const fields = { ...NOTHING_SET };
  for (const name of Object.keys(fields) as (keyof BrandFields)[]) {
    const checked = brandFields.shape[name].safeParse(stored[name]);
    if (checked.success) fields[name] = checked.data;
  }
  return hasLogo || isAnySet(fields) ? { version, fields, hasLogo } : undefined;
}

const isAnySet = (fields: BrandFields) => Object.values(fields).some((value) => value !== '');

/** The colours that are set. */
export function coloursIn(fields: BrandFields): Partial<Record<SetColour, string>> {
  return Object.fromEntries(SET_COLOURS.filter((name) => fields[name] !== '').map((name) => [name, fields[name]]));
}

/** Whether pictures are drawn of it: the name stands on the one of shared pages, colours and logo on all. */
export function hasPictures({ fields, hasLogo }: Pick<BrandSettings, 'fields' | 'hasLogo'>): boolean {
  return hasLogo || fields.name !== '' || Object.keys(coloursIn(fields)).length > 0;
}

/** What pages, mails and browsers are told of it. */
export function toShown(settings: BrandSettings | undefined): ShownBrand | undefined {
  if (!settings) return undefined;
  const { version, fields, hasLogo } = settings;
  const { name, enterprise, proprietor, address, supportPhone, infoEmail, grievanceName, grievanceEmail, courts, paper } = fields;
  const social = socialFields.flatMap((field): SocialPage[] => (fields[field] ? [{ name: socialName(field), url: fields[field] }] : []));
  const texts = { name, enterprise, proprietor, supportPhone, infoEmail, grievanceName, grievanceEmail, courts, paper };
  return {
    version,
    ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '')),
    ...(address ? { address: address.split('\n') } : {}),
    // Who names one page has named those that there are.
    ...(social.length > 0 ? { social } : {}),
    ...(Object.keys(coloursIn(fields)).length > 0 ? { hasColours: true } : {}),
    ...(hasPictures(settings) ? { hasPictures: true } : {}),
    ...(hasLogo ? { hasLogo } : {}),
  };
}

/** Lets this process show it, in what is no page: mails, and what is said when a page fails. */
export function showInProcess(settings: BrandSettings | undefined): void {
  showBrand(toShown(settings));
  showColours(settings && coloursIn(settings.fields));
}

/**
 * What is set, as an admin edits it.
 * @throws 401 for visitors, 403 for other accounts.
 */
export async function getEditableBrand({ db }: Pick<Context, 'db'>, viewer: Viewer): Promise<EditableBrand> {
  requireViewer(viewer, 'admin');
  const row = await findVersionedSetting(db, BRAND);
  const settings = row && presentBrand(row);
  // What was never set gets its first version when it is.
  return { set: settings?.fields ?? NOTHING_SET, hasLogo: settings?.hasLogo ?? false, version: row?.version ?? 1 };
}
