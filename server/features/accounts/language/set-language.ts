import { refusals } from '#server/base/errors.ts';
import type { Context, Viewer } from '#server/context.ts';
import { updateLanguage } from '#server/features/accounts/language/queries.ts';
import type { Language } from '#shared/site-language.ts';

/**
 * Has whoever asks mailed in a language from now on.
 * @throws 401 for visitors.
 */
export async function setLanguage({ db }: Pick<Context, 'db'>, viewer: Viewer, language: Language): Promise<void> {
  if (viewer.kind === 'visitor') throw refusals.notSignedIn();
  if (viewer.kind === 'key') throw refusals.notAllowed();
  await updateLanguage(db, viewer, language);
}
