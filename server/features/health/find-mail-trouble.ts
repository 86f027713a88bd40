import { isThisMachine } from '#server/base/this-machine.ts';
import type { Context, Viewer } from '#server/context.ts';
import { isDown } from '#server/features/health/judge.ts';
import { findFinding } from '#server/features/health/queries.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import type { MailTrouble } from '#shared/schemas/health.ts';

/**
 * Why no mail leaves the site, for the banner of the back office: one row is looked for. On somebody's own computer mail is written into
 * files, as it is meant to be.
 * @throws 401 for visitors, 403 for others than admins.
 */
export async function findMailTrouble({ db, config }: Pick<Context, 'db' | 'config'>, viewer: Viewer): Promise<MailTrouble | undefined> {
  requireViewer(viewer, 'admin');
  if (!config.SMTP_URL) return isThisMachine(new URL(config.PUBLIC_URL).hostname) ? undefined : 'mail_not_set';
  const fails = await findFinding(db, 'mail_fails');
  return fails && isDown(fails.foundAt.toISOString(), new Date()) ? 'mail_fails' : undefined;
}
