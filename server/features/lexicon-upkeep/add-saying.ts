import type { Transaction } from 'kysely';
import type { Context, Viewer } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { changesOf } from '#server/features/audit/changes.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { countSayingsAlone, findBusinessCalled, insertSaying, selectSwitchedOff } from '#server/features/lexicon-upkeep/queries.ts';
import { sayingRefusals } from '#server/features/lexicon-upkeep/refusals.ts';
import { isBrand, listShippedSayings, readShippedNames } from '#server/features/lexicon-upkeep/shipped-sayings.ts';
import { describeMeaning, presentSaying } from '#server/features/lexicon-upkeep/view.ts';
import { findState, foldText } from '#server/features/places/names.ts';
import { lower, searchKey } from '#server/features/search/text.ts';
import { listServices } from '#server/features/services/list-services.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import { limits } from '#shared/limits.ts';
import type { Service } from '#shared/schemas/catalogue.ts';
import type { Saying, SayingInput } from '#shared/schemas/sayings.ts';
import { namesOf } from '#shared/service-name.ts';

/**
 * Has a saying mean a service or a city, for every process at once. A saying that is the name of a business may be added once that was
 * seen: whoever types the name still finds the business first, and a name must not keep a word of everybody's from being used.
 * @throws 401, 403 for all but admins; 404 'Service not found'; 400 for a city that is none and for words that say nothing; 409 when
 * the saying has this meaning already, is the name of a service or place, is a business's name and not confirmed, or when there are
 * too many.
 */
export async function addSaying(context: Context, viewer: Viewer, input: SayingInput): Promise<Saying> {
  const { adminId } = requireViewer(viewer, 'admin');
  const { db, cache } = context;
  const { saying, weight = 1, confirmed = false } = input;
  const service = input.service === undefined ? undefined : (await listServices(context, input.service))[0];
  await requireOwnWords(context, saying, service);
  const { city = null, state = null } = input;
  if (!service) requirePlace(context, saying, { city, state });
  const row = await db.transaction().execute(async (transaction) => {
    if ((await countSayingsAlone(transaction)) >= limits.sayings.most) throw sayingRefusals.tooManySayings();
    if (service) await requireNews(transaction, saying, service);
    const business = confirmed ? undefined : await findBusinessCalled(transaction, saying);
    if (business !== undefined) throw sayingRefusals.sayingIsName(business);
    const added = await insertSaying(transaction, { saying, service_id: service?._id ?? null, city, state, weight });
    const changes = changesOf({ means: null, weight: null }, { means: describeMeaning(added, service?.name), weight });
    await recordChange(transaction, { adminId, action: 'add', subject: { kind: 'saying', id: added.saying_id, name: saying }, changes });
    return added;
  });
  cache.forget('sayings');
  return presentSaying(row, service?.name);
}

/** Services go by their names, and words like 'best' stand beside any of them. */
async function requireOwnWords(context: Context, saying: string, meant: Service | undefined) {
  const key = searchKey(saying);
  const named = (await listServices(context)).find((service) => namesOf(service).some((name) => searchKey(name) === key));
  if (named) throw named._id === meant?._id ? sayingRefusals.sayingKnown() : sayingRefusals.sayingIsService(named.name);
  const { steps } = await context.search.run(undefined, (engine) => engine.explain(saying));
  const saysSomething = steps.some(({ as }) => as === 'trade' || as === 'place' || as === 'rest');
  if (!saysSomething && !isBrand(saying)) throw sayingRefusals.sayingSaysNothing();
}

/** A city of the gazetteer, under words that are no city's and no state's. */
function requirePlace({ gazetteer }: Context, saying: string, { city, state }: { city: string | null; state: string | null }) {
  if (!gazetteer.cityByAddress.has(`${city}, ${state}`)) throw sayingRefusals.sayingPlaceUnknown();
  const folded = foldText(saying);
  const [namesake] = gazetteer.cityByName.get(folded) ?? [];
  const name = namesake ? `${namesake.place.city}, ${namesake.place.state}` : findState(folded, { codes: true })?.name;
  if (name !== undefined) throw sayingRefusals.sayingIsPlace(name);
}

/** What the program says already; beside what was switched off of it the team may say the same with another weight. */
async function requireNews(transaction: Transaction<DB>, saying: string, service: Service) {
  const serviceOf = await readShippedNames(transaction, [service]);
  const shipped = listShippedSayings().find((entry) => lower(entry.saying) === saying && serviceOf(entry.service) !== undefined);
  if (!shipped) return;
  const switchedOff = await selectSwitchedOff(transaction);
  const isOff = switchedOff.some((off) => off.saying === shipped.saying && off.service === shipped.service);
  if (!isOff) throw sayingRefusals.sayingKnown();
}
