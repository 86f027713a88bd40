import type { Context, Viewer } from '#server/context.ts';
import { readWords } from '#server/features/lexicon-upkeep/read-words.ts';
import { selectProposals } from '#server/features/lexicon-upkeep/search-queries.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import { limits } from '#shared/limits.ts';
import type { SayingProposal } from '#shared/schemas/sayings.ts';

const MOST = 100;

/**
 * Words whose searchers went on to profiles of one service, by at least five different visits: what the team may take for a saying.
 * Nothing is taken by itself. Words that mean the service first already are left out.
 * @throws 401, 403 for all but admins.
 */
export async function listProposals(context: Context, viewer: Viewer): Promise<SayingProposal[]> {
  requireViewer(viewer, 'admin');
  await context.siteCounter.flush();
  const { leastVisits, leastShare } = limits.sayings;
  const rows = await selectProposals(context.db, Math.max(...limits.numbersPeriods), leastVisits, leastShare, MOST);
  const read = await readWords(
    context,
    rows.map(({ words }) => words),
  );
  const news = rows.filter(({ name }, index) => read[index]?.trades[0]?.service !== name);
  return news.map(({ words, service_id, name, visits, all_visits }) => ({
    words,
    service: { _id: service_id, name },
    visits,
    allVisits: all_visits,
  }));
}
