import type { Viewer } from '#server/context.ts';
import { sessionRefusals } from '#server/features/sessions/refusals.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import { type TeamArea, worksIn } from '#shared/team-areas.ts';

/** Whether the viewer is of the team and works in this area of the back office. */
export function isOfArea(viewer: Viewer, area: TeamArea): boolean {
  return viewer.kind === 'admin' && (area === 'setup' || !viewer.lacksFactor) && worksIn(viewer.role, area);
}

/**
 * The viewer, when it is of the team and works in this area (shared/team-areas.ts).
 * @throws 401 for visitors, 403 for other accounts, 403 'not_your_area' for those of the team who do something else, 403
 * 'second_factor_wanted' for those who have to set one up before.
 */
export function requireArea(viewer: Viewer, area: TeamArea): Extract<Viewer, { kind: 'admin' }> {
  const member = requireViewer(viewer, 'admin');
  if (member.lacksFactor && area !== 'setup') throw sessionRefusals.factorWanted();
  if (!isOfArea(member, area)) throw sessionRefusals.notYourArea();
  return member;
}
