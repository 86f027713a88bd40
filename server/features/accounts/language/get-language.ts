import type { Context } from '#server/context.ts';
import { findLanguage } from '#server/features/accounts/language/queries.ts';
import type { SignedIn } from '#server/features/sessions/session.ts';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#shared/site-language.ts';

/** In which language an account is mailed; the site's own once it is gone. */
export async function getLanguage({ db }: Pick<Context, 'db'>, account: SignedIn): Promise<Language> {
  const language = (await findLanguage(db, account))?.language;
  return isLanguage(language) ? language : DEFAULT_LANGUAGE;
}
