const [TWO_DAYS, A_WEEK] = [48, 7 * 24];

interface Kind {
  /** The area of the team that decides (team-areas.ts). */
  area: 'moderation' | 'content';
  /** Within how many hours of its coming somebody should have decided; a complaint has a clock of its own (grievance-kinds.ts). */
  hours: number;
  /** Where it is decided. */
  page: string;
}

/**
 * What waits for the team, by kind, in the order in which the health page tells it. The queue, the counts of the sidebar, the mail to the
 * team and the health page read it here; server/features/what-waits/kind-queries.ts says of each which rows wait.
 */
export const waitingKinds = {
  businesses: { area: 'moderation', hours: TWO_DAYS, page: '/admin/business' },
  edits: { area: 'moderation', hours: A_WEEK, page: '/admin/business?tab=edits' },
  messages: { area: 'moderation', hours: TWO_DAYS, page: '/admin/inbox' },
  grievances: { area: 'moderation', hours: A_WEEK, page: '/admin/complaints' },
  claims: { area: 'moderation', hours: TWO_DAYS, page: '/admin/claims' },
  reports: { area: 'moderation', hours: TWO_DAYS, page: '/admin/reports' },
  comments: { area: 'content', hours: TWO_DAYS, page: '/admin/blogs' },
  reviews: { area: 'moderation', hours: TWO_DAYS, page: '/admin/reviews?state=held' },
  quarantined: { area: 'moderation', hours: TWO_DAYS, page: '/admin/quarantine' },
  checks: { area: 'moderation', hours: TWO_DAYS, page: '/admin/checks' },
  changes: { area: 'moderation', hours: TWO_DAYS, page: '/admin/changes' },
  corrections: { area: 'moderation', hours: TWO_DAYS, page: '/admin/corrections' },
  duplicates: { area: 'moderation', hours: A_WEEK, page: '/admin/duplicates' },
} as const satisfies Record<string, Kind>;

export type WaitingKind = keyof typeof waitingKinds;
export const WAITING_KINDS = Object.keys(waitingKinds) as [WaitingKind, ...WaitingKind[]];
