import type { Context, Viewer } from '#server/context.ts';
import { selectSayings, selectSwitchedOff } from '#server/features/lexicon-upkeep/queries.ts';
import { listShippedSayings, readShippedNames } from '#server/features/lexicon-upkeep/shipped-sayings.ts';
import { presentSaying } from '#server/features/lexicon-upkeep/view.ts';
import { lower } from '#server/features/search/text.ts';
import { listEditableServices } from '#server/features/services/list-services.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import type { Saying, SayingFilter, SayingsPage } from '#shared/schemas/sayings.ts';

/**
 * A page of what people say, by the alphabet: the program's sayings and the team's.
 * @throws 401, 403 for all but admins.
 */
export async function listSayings(
  context: Context,
  viewer: Viewer,
  { page, limit, ...filter }: SayingFilter & { page: number; limit: number },
): Promise<SayingsPage> {
  requireViewer(viewer, 'admin');
  const { db } = context;
  const services = await listEditableServices(context, viewer);
  const [rows, switchedOff, serviceOf] = await Promise.all([selectSayings(db), selectSwitchedOff(db), readShippedNames(db, services)]);
  const nameOf = new Map(services.map(({ _id, name }) => [_id, name]));
  const team = rows.map((row) => presentSaying(row, row.service_id === null ? undefined : nameOf.get(row.service_id)));
  const off = new Set(switchedOff.map(({ saying, service }) => `${saying}\n${service}`));
  const nameNow = new Map<string, string>();
  const shipped = listShippedSayings().map(({ saying, service: shippedAs, weight }): Saying => {
    const service = nameNow.get(shippedAs) ?? serviceOf(shippedAs)?.name ?? shippedAs;
    nameNow.set(shippedAs, service);
    return { saying, service, weight, isOn: !off.has(`${saying}\n${shippedAs}`), shippedAs };
  });
  const all = [...team, ...shipped];
  const sayingsOf = Map.groupBy(all, ({ service }) => service);
  const matching = inAlphabet(all.filter(matches(filter, nameOf)));
  return {
    sayings: matching.slice((page - 1) * limit, page * limit),
    totalSayings: matching.length,
    totalPages: Math.ceil(matching.length / limit),
    currentPage: page,
    counts: {
      all: all.length,
      team: team.length,
      off: all.filter(({ isOn }) => !isOn).length,
      places: all.filter(({ city }) => city !== undefined).length,
    },
    services: services.map(({ _id, name }) => ({ _id, name, n: sayingsOf.get(name)?.length ?? 0 })),
  };
}

function matches({ service, from, q }: SayingFilter, nameOf: Map<string, string>) {
  const wanted = service && (nameOf.get(service.toLowerCase()) ?? '');
  const words = lower(q ?? '');
  return (saying: Saying) =>
    (!service || saying.service === wanted) &&
    (from !== 'team' || saying._id !== undefined) &&
    (from !== 'off' || !saying.isOn) &&
    (from !== 'places' || saying.city !== undefined) &&
    (words === '' || lower(saying.saying).includes(words));
}

const meaningOf = ({ service, city, state }: Saying) => service ?? `${city}, ${state}`;

function inAlphabet(sayings: Saying[]): Saying[] {
  return sayings
    .map((saying) => ({ saying, key: lower(saying.saying) }))
    .sort((a, b) => compare(a.key, b.key) || compareMeanings(a.saying, b.saying))
    .map(({ saying }) => saying);
}

function compareMeanings(a: Saying, b: Saying): number {
  return compare(meaningOf(a), meaningOf(b)) || compare(a._id ?? '', b._id ?? '');
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
