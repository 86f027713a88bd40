import type { Context, Viewer } from '#server/context.ts';
import { mergeUpTo } from '#server/features/lexicon-upkeep/merge-sayings.ts';
import { selectSayings, selectSwitchedOff } from '#server/features/lexicon-upkeep/queries.ts';
import { countShippedSayings, listShippedSayings, readShippedNames } from '#server/features/lexicon-upkeep/shipped-sayings.ts';
import { presentSaying, presentShippedSaying } from '#server/features/lexicon-upkeep/view.ts';
import { lower } from '#server/features/search/text.ts';
import { listEditableServices } from '#server/features/services/list-services.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import type { LexiconEntry } from '#server/features/understanding/understanding.ts';
import type { Service } from '#shared/schemas/catalogue.ts';
import type { Saying, SayingFilter, SayingsPage } from '#shared/schemas/sayings.ts';

/** How the files' sayings stand today. */
interface ShippedNow {
  /** The names of their services, by those in the files. */
  nameOf: ReadonlyMap<string, string>;
  isOff(entry: LexiconEntry): boolean;
}

/**
 * A page of what people say, by the alphabet: the program's sayings and the team's. Of the program's twenty thousand only those of the
 * page are presented.
 * @throws 401, 403 for all but admins.
 */
export async function listSayings(
  context: Context,
  viewer: Viewer,
  { page, limit, ...filter }: SayingFilter & { page: number; limit: number },
): Promise<SayingsPage> {
  requireViewer(viewer, 'admin');
  const services = await listEditableServices(context, viewer);
  const [rows, now] = await Promise.all([selectSayings(context.db), readShippedNow(context, services)]);
  const nameOf = new Map(services.map(({ _id, name }) => [_id, name]));
  const team = rows.map((row) => presentSaying(row, row.service_id === null ? undefined : nameOf.get(row.service_id)));
  const shipped = listShippedSayings();
  const service = filter.service ? (nameOf.get(filter.service.toLowerCase()) ?? '') : undefined;
  const foundOfTeam = team.filter(matches(filter, service));
  const foundShipped = shipped.filter(matchesShipped(filter, service, now));
  const totalSayings = foundOfTeam.length + foundShipped.length;
  const found = mergeUpTo(page * limit, foundOfTeam, foundShipped).slice((page - 1) * limit);
  return {
    sayings: found.map((one) =>
      'isOn' in one ? one : presentShippedSaying(one, now.nameOf.get(one.service) ?? one.service, !now.isOff(one)),
    ),
    totalSayings,
    totalPages: Math.ceil(totalSayings / limit),
    currentPage: page,
    counts: {
      all: team.length + shipped.length,
      team: team.length,
      off: team.filter(({ isOn }) => !isOn).length + shipped.filter(now.isOff).length,
      places: team.filter(({ city }) => city !== undefined).length,
    },
    services: countByService(services, team, now),
  };
}

async function readShippedNow({ db }: Context, services: Service[]): Promise<ShippedNow> {
  const [switchedOff, serviceOf] = await Promise.all([selectSwitchedOff(db), readShippedNames(db, services)]);
  const off = Map.groupBy(switchedOff, ({ saying }) => saying);
  return {
    nameOf: new Map([...countShippedSayings().keys()].map((shippedAs) => [shippedAs, serviceOf(shippedAs)?.name ?? shippedAs])),
    isOff: ({ saying, service }) => off.get(saying)?.some((switched) => switched.service === service) ?? false,
  };
}

/** @param service the name of the one that is asked for; empty for one that there is not. */
function matches({ from, q }: SayingFilter, service: string | undefined) {
  const words = lower(q ?? '');
  return (saying: Saying) =>
    (service === undefined || saying.service === service) &&
    (from !== 'off' || !saying.isOn) &&
    (from !== 'places' || saying.city !== undefined) &&
    lower(saying.saying).includes(words);
}

function matchesShipped({ from, q }: SayingFilter, service: string | undefined, { nameOf, isOff }: ShippedNow) {
  const words = lower(q ?? '');
  return (entry: LexiconEntry) =>
    (from === undefined || (from === 'off' && isOff(entry))) &&
    (service === undefined || nameOf.get(entry.service) === service) &&
    entry.saying.includes(words);
}

function countByService(services: Service[], team: Saying[], { nameOf }: ShippedNow): SayingsPage['services'] {
  const numbers = new Map<string, number>();
  const add = (name: string, n: number) => numbers.set(name, (numbers.get(name) ?? 0) + n);
  for (const { service } of team) if (service !== undefined) add(service, 1);
  for (const [shippedAs, n] of countShippedSayings()) add(nameOf.get(shippedAs) ?? shippedAs, n);
  return services.map(({ _id, name }) => ({ _id, name, n: numbers.get(name) ?? 0 }));
}
