import type { Context } from '#server/context.ts';
import { countCapped } from '#server/features/short-messages/back-office/queries.ts';
import { getTemplate, missingParts } from '#server/features/short-messages/templates.ts';
import { MESSAGE_KINDS } from '#shared/schemas/short-messages.ts';
import { LANGUAGES } from '#shared/site-language.ts';

/** By which ways messages leave the site, how many templates lack something for them, and how many messages wait for a cap. */
export async function measureReadiness(context: Pick<Context, 'config' | 'db' | 'messenger'>) {
  const { db, messenger } = context;
  const ways = messenger.ways.flatMap(({ name }) => (name === 'folder' ? [] : [name]));
  if (ways.length === 0) return { ways, incomplete: 0, capped: 0 };
  let incomplete = 0;
  for (const kind of MESSAGE_KINDS)
    for (const language of LANGUAGES) {
      const missing = missingParts(await getTemplate(context, db, kind, language), messenger.ways);
      if (missing.length > 0) incomplete += 1;
    }
  return { ways, incomplete, capped: await countCapped(db) };
}
