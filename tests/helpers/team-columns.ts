import type { Row, Team } from '#tests/helpers/role-rows.ts';

/** What each of the team gets through beside what everybody gets; all else of the back office is the admin's alone. */
const CALLS: Record<Team, RegExp> = {
  moderator: new RegExp(
    [
      ...[
        'PUT /admin/update/contractor-status',
        '\\w+ /admin/business/',
        'PUT /contractor/update/',
        '\\w+ /admin/(review|quarantine|inbox|claim)/',
        '\\w+ /admin/(changes|corrections|queue|search)',
        '\\w+ /admin/(checks|duplicates)',
      ],
      ...['\\w+ /report/admin/', 'DELETE /review/delete/', 'GET /admin/user/get', '(GET|PUT) /admin/account/', 'GET /contractor/get-all'],
      ...['GET /admin/removed/', '\\w+ /grievance/admin/'],
    ]
      .map((start) => `^${start}`)
      .join('|'),
  ),
  editor:
    /^\w+ (\/blog\/(?!comment\/(get|add))|\/poster\/admin|\/price-ticker\/|\/service\/|\/admin\/(saying|newsletter|subscriber|removed)\/)|^GET \/admin\/queue|^\w+ \/admin\/export\/(?!begin)/,
  accountant: /^GET \/admin\/search|^\w+ \/admin\/(order|figures|numbers)\/|^\w+ \/admin\/export\/(?!begin)/,
};

/** The lists that each may download. */
const DOWNLOADS: Record<Team, string[]> = { moderator: [], editor: ['prices'], accountant: ['orders'] };

/** What somebody of the team is answered by a row's call. */
export function answerTo(team: Team, [name, [visitor, ...others], prepare]: Row): number {
  const admin = others.at(-1) as number;
  const isOfTeam = visitor === 401 && others.slice(0, -1).every((status) => status === 403);
  // What nobody else sees is shown to those who moderate.
  const isHidden = others[0] === 404 && admin < 300;
  if (isHidden) return team === 'moderator' ? admin : 404;
  if (!isOfTeam) return admin;
  const { list } = (prepare?.().body ?? {}) as { list?: string };
  if (name.includes(' /admin/own/')) return admin;
  const isAllowed = name === 'POST /admin/export/begin' ? DOWNLOADS[team].includes(list ?? '') : CALLS[team].test(name);
  return isAllowed ? admin : 403;
}
