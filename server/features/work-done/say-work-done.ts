import { readSignedId } from '#server/base/signed-id.ts';
import { isUuid } from '#server/base/uuid.ts';
import type { Context, Viewer } from '#server/context.ts';
import { findWork, type Saying, setAnswer } from '#server/features/work-done/queries.ts';
import { workDoneRefusals } from '#server/features/work-done/refusals.ts';
import type { AskedWork, WorkAnswer } from '#shared/schemas/work-done.ts';

/**
 * What the link asks about. Opening its page says nothing: programs that look at mails open links by themselves.
 * @throws 404 for a link that is altered, of another purpose or too old; 409 where nobody is chosen any more.
 */
export async function readWork(context: Pick<Context, 'db' | 'signer'>, token: string): Promise<AskedWork> {
  const id = readSignedId(context.signer, 'work-done', token);
  if (id === undefined) throw workDoneRefusals.deadWorkLink();
  return getAsked(context, id, { byLink: true });
}

/**
 * Keeps what whoever asked says of the work: for the user who sent the request by its id, or without an account by the link that asked. It
 * may be said anew; of two answers at once the last stands.
 * @throws what `readWork` throws, 404 for a request of somebody else.
 */
export async function sayWorkDone(context: Pick<Context, 'db' | 'signer'>, viewer: Viewer, key: string, answer: WorkAnswer): Promise<void> {
  const linked = readSignedId(context.signer, 'work-done', key);
  const saying = linked !== undefined ? ({ byLink: true } as const) : viewer.kind === 'user' ? { user_id: viewer.userId } : undefined;
  const id = linked ?? key;
  if (!saying || !isUuid(id)) throw notTheirs(key);
  const asked = await getAsked(context, id, saying);
  if (!(await setAnswer(context.db, id, asked.business.id, answer))) throw workDoneRefusals.nobodyChosen();
}

/** What the user who sent a request can say of it; nothing where nobody is chosen. */
export async function findAskedWork(
  { db }: Pick<Context, 'db'>,
  viewer: Extract<Viewer, { kind: 'user' }>,
  requirementId: string,
): Promise<AskedWork | null> {
  const row = await findWork(db, requirementId, { user_id: viewer.userId });
  return (row && presentAsked(row)) ?? null;
}

async function getAsked({ db }: Pick<Context, 'db'>, id: string, saying: Saying): Promise<AskedWork> {
  const row = await findWork(db, id, saying);
  if (!row) throw 'byLink' in saying ? workDoneRefusals.deadWorkLink() : workDoneRefusals.requestNotFound();
  const asked = presentAsked(row);
  if (!asked) throw workDoneRefusals.nobodyChosen();
  return asked;
}

function presentAsked(row: NonNullable<Awaited<ReturnType<typeof findWork>>>): AskedWork | undefined {
  const { is_about, business_id, business_name, service, work_answer } = row;
  if (!is_about || business_id === null || business_name === null) return undefined;
  return { business: { id: business_id, name: business_name }, service, answer: work_answer as WorkAnswer | null };
}

/** Ids have no dot, tokens have one. */
function notTheirs(key: string) {
  return key.includes('.') ? workDoneRefusals.deadWorkLink() : workDoneRefusals.requestNotFound();
}
