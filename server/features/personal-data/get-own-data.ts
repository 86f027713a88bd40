import type { Context, Viewer } from '#server/context.ts';
import { KEEPERS } from '#server/features/personal-data/keepers.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';
import { type BusinessData, businessData, type UserData, userData } from '#shared/schemas/personal-data.ts';

/**
 * All that is kept about the signed-in user (docs/product/rules.md, 'Personal data').
 * @throws 401 for visitors, 403 for other accounts.
 */
export async function getUserData(context: Context, viewer: Viewer): Promise<UserData> {
  return userData.parse(await collectFromAll(context, requireViewer(viewer, 'user')));
}

/**
 * All that is kept about the signed-in contractor (docs/product/rules.md, 'Personal data').
 * @throws 401 for visitors, 403 for other accounts.
 */
export async function getBusinessData(context: Context, viewer: Viewer): Promise<BusinessData> {
  return businessData.parse(await collectFromAll(context, requireViewer(viewer, 'contractor')));
}

/** What all features keep of an account; that no part is missing, the schema sees. */
async function collectFromAll(context: Context, account: PublicAccount) {
  const parts = await Promise.all(KEEPERS.map(({ collect }) => collect?.(context, account)));
  return Object.assign({}, ...parts);
}
