import { pageUrl } from '#server/base/language.ts';
import { readSignedId, signId } from '#server/base/signed-id.ts';
import type { Context } from '#server/context.ts';

/** Days for which an earlier address can take its account back, from the last mail that says so. */
export const TAKE_BACK_DAYS = 7;

/** The page on which an earlier address takes its account back, in the language of the moment. */
export function takeBackUrl({ config, signer }: Pick<Context, 'config' | 'signer'>, earlierContactId: string): string {
  return pageUrl(config.PUBLIC_URL, `/take-back?contact=${signId(signer, 'take-back', earlierContactId)}`);
}

/** The id in what the link carries; none in anything else. */
export function readTakeBackLink({ signer }: Pick<Context, 'signer'>, token: string): string | undefined {
  return readSignedId(signer, 'take-back', token);
}
