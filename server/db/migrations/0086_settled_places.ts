import { type Kysely, sql } from 'kysely';
import { loadGazetteer } from '#server/features/places/gazetteer.ts';
import { locateAddress } from '#server/features/places/locate-address.ts';
import { readState } from '#server/features/places/read-state.ts';
import { settlePlace } from '#server/features/places/settle-place.ts';
import { spellService } from '#server/features/services/spell-service.ts';

interface Placed {
  business_id: string;
  address: string;
  city: string;
  state: string;
  lat: number | null;
}

/**
 * Puts businesses under the names by which lists find them, as they are written from now on (docs/decisions/010-gazetteer.md): what is found
 * depends on what this version's gazetteer knows. Only rows that differ are written; the search follows by its triggers, and the version
 * before reads them as any others.
 */
export async function up(db: Kysely<unknown>) {
  await settlePlaces(db);
  await spellServices(db);
}

async function settlePlaces(db: Kysely<unknown>) {
  const { rows: written } = await sql<Omit<Placed, 'business_id' | 'address' | 'lat'>>`select distinct city, state from businesses`.execute(
    db,
  );
  if (written.length === 0) return;
  const gazetteer = loadGazetteer();
  for (const { city, state } of written) {
    const named = settlePlace(gazetteer, { address: '', city, state });
    if (named.city === city && named.state === state) continue;
    // One by one where an address or a point follows from it, or the address tells which state is meant, and then all others together.
    const isOfAnother = named.isKnownState && named.state !== readState(state)?.name;
    const { rows } = await sql<Placed>`select business_id, address, city, state, lat from businesses
      where city = ${city} and state = ${state} and (lat is null or ${named.address !== '' || isOfAnother})`.execute(db);
    for (const row of rows) {
      const { address, ...place } = settlePlace(gazetteer, row);
      // A point that is there may have been chosen.
      const point = row.lat === null ? locateAddress(gazetteer, { completeAddress: address, ...place }) : undefined;
      await sql`update businesses set city = ${place.city}, state = ${place.state}, address = ${address},
        lat = coalesce(lat, ${point?.lat ?? null}), lng = coalesce(lng, ${point?.lng ?? null})
        where business_id = ${row.business_id}`.execute(db);
    }
    if (isOfAnother) continue;
    await sql`update businesses set city = ${named.city}, state = ${named.state} where city = ${city} and state = ${state}`.execute(db);
  }
}

async function spellServices(db: Kysely<unknown>) {
  const { rows: services } = await sql<{ name: string; nameHindi: string | null }>`
    select name, name_hi as "nameHindi" from services`.execute(db);
  const { rows: written } = await sql<{ service: string }>`select distinct service from businesses`.execute(db);
  for (const { service } of written) {
    const spelled = spellService(services, service);
    if (spelled !== undefined && spelled !== service)
      await sql`update businesses set service = ${spelled} where service = ${service}`.execute(db);
  }
}
