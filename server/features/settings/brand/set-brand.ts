import { readFile } from 'node:fs/promises';
import type { Context, Viewer } from '#server/context.ts';
import { checkVersion } from '#server/features/audit/change-audited.ts';
import { changesOf } from '#server/features/audit/changes.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { admitPictures, encodePicture, orAway } from '#server/features/media/encode-picture.ts';
import { readUpload } from '#server/features/media/read-upload.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import {
  BRAND,
  coloursIn,
  hasPictures,
  NOTHING_SET,
  presentBrand,
  readBrand,
  showInProcess,
} from '#server/features/settings/brand/get-brand.ts';
import { findBrandPicture, lockSetting, noteEverything, replaceBrandPictures, updateSetting } from '#server/features/settings/queries.ts';
import { colours as ofFile } from '#shared/brand/colours.ts';
import { coloursOf } from '#shared/brand/shown-colours.ts';
import type { BrandFields, BrandInput } from '#shared/schemas/brand-settings.ts';

/** The logo as it was sent, which the others are drawn of; it has no address. */
const LOGO = 'logo.webp';
/** In pixels: what the largest of the pictures shows of it. */
const LOGO_WIDTH = 512;

/**
 * Sets what the brand shows, for every process at once; an empty field falls back to the files.
 * @throws 401, 403; 409 when somebody else has set it since `version`; what is wrong with the logo (server/features/media).
 */
export async function setBrand(context: Context, viewer: Viewer, { image, dropsLogo, version, ...fields }: BrandInput): Promise<void> {
  const { adminId } = requireViewer(viewer, 'admin');
  const sent = image ? await readLogo(context, image) : undefined;
  const settings = await context.db.transaction().execute(async (transaction) => {
    const row = await lockSetting(transaction, BRAND, {});
    checkVersion(version, row.version);
    const before = presentBrand(row);
    const logo = sent ?? (dropsLogo ? undefined : await findBrandPicture(transaction, LOGO));
    const now = { fields, hasLogo: logo !== undefined };
    const had = { ...(before?.fields ?? NOTHING_SET), logo: before?.hasLogo ?? false };
    const changes = changesOf(had, { ...fields, logo: now.hasLogo });
    // Another logo in the place of one is a change, too.
    if (sent) changes.logo = { before: had.logo, after: true };
    if (Object.keys(changes).length === 0) return before;
    const drawn = hasPictures(now) ? await drawPictures(context, fields, logo) : new Map<string, Buffer>();
    await replaceBrandPictures(transaction, logo ? new Map([...drawn, [LOGO, logo]]) : drawn);
    await updateSetting(transaction, BRAND, { ...onlySet(fields), ...(now.hasLogo ? { hasLogo: true } : {}) });
    await noteEverything(transaction);
    const subject = { kind: 'setting', id: BRAND, name: 'Brand and contact' } as const;
    await recordChange(transaction, { adminId, action: 'update', subject, changes });
    return readBrand({ db: transaction });
  });
  context.cache.forget('settings');
  showInProcess(settings);
}

function onlySet(fields: BrandFields) {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
}

/** By content a JPEG or PNG, drawn anew: nothing of what was sent beside the pixels stays. */
async function readLogo({ media: { pictures } }: Context, image: NonNullable<BrandInput['image']>): Promise<Buffer> {
  const bytes = readUpload(image);
  await admitPictures(pictures, 1);
  const files = await encodePicture(pictures, bytes, [LOGO_WIDTH]);
  return files.get(LOGO_WIDTH) as Buffer;
}

/** Icons, and the picture of shared pages: of the logo, or of the mark in the colours that are set. */
async function drawPictures({ media: { pictures } }: Context, fields: BrandFields, logo: Buffer | undefined): Promise<Map<string, Buffer>> {
  const { brick, sand } = coloursOf(coloursIn(fields));
  const mark = logo ?? Buffer.from(colouredMark(await readFile('shared/brand/mark.svg', 'utf8'), { brick, sand }));
  const drawn = await orAway(pictures.brand(mark, { ground: brick, sheet: sand }));
  return logo ? drawn : new Map([...drawn, ['favicon.svg', mark]]);
}

/** The file's mark in other colours. */
function colouredMark(mark: string, { brick, sand }: { brick: string; sand: string }) {
  return mark.replaceAll(ofFile.brick, brick).replaceAll(ofFile.sand, sand);
}
