import { sql } from 'kysely';
import { currentLanguage, DEFAULT_LANGUAGE } from '#shared/site-language.ts';

/** The name of a joined business as pages of the moment's language show it: in Hindi where the business has said it so. */
export function shownName() {
  return currentLanguage() === DEFAULT_LANGUAGE
    ? sql<string | null>`businesses.name`
    : sql<string | null>`coalesce(businesses.name_hi, businesses.name)`;
}
