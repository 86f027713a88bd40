import { pageUrl } from '#server/base/language.ts';
import { signId } from '#server/base/signed-id.ts';
import type { Context } from '#server/context.ts';

/** The page that asks whether the work of a request was done; its link is good for that alone. */
export function workPath(signer: Context['signer'], requirementId: string): string {
  return `/work-done/${signId(signer, 'work-done', requirementId)}`;
}

/** The page that asks everybody for a review of a business. */
export function reviewPath(businessId: string): string {
  return `/viewdetails/${businessId}/review`;
}

/** The address of a page in the language that is spoken, for a mail or for paper. */
export function addressOf({ config }: Pick<Context, 'config'>, path: string): string {
  return pageUrl(config.PUBLIC_URL, path);
}
