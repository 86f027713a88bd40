import { pagingOf } from '#server/base/page-of.ts';
import type { Context, Viewer } from '#server/context.ts';
import { countNewsletters, selectNewsletterPage } from '#server/features/newsletter/mailings/queries.ts';
import { presentNewsletter } from '#server/features/newsletter/mailings/view.ts';
import { countAllConfirmed } from '#server/features/newsletter/subscribers/queries.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import { limits } from '#shared/limits.ts';
import type { NewsletterList } from '#shared/schemas/newsletter.ts';

/**
 * Drafts and newsletters that were sent, the latest first, with how far one is that is being sent.
 * @throws 401 for visitors, 403 for others than admins.
 */
export async function listNewsletters(
  { db }: Pick<Context, 'db'>,
  viewer: Viewer,
  { page, limit = limits.pageSize.listing }: { page: number; limit?: number | undefined },
): Promise<NewsletterList> {
  requireViewer(viewer, 'admin');
  const [rows, total, confirmed] = await Promise.all([
    selectNewsletterPage(db, { limit, offset: (page - 1) * limit }),
    countNewsletters(db),
    countAllConfirmed(db),
  ]);
  return { newsletters: rows.map(presentNewsletter), confirmed, ...pagingOf(total, { page, limit }) };
}
