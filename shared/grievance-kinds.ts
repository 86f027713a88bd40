/**
 * What complaints are about, and within how many hours of their coming each is decided. By the Information Technology (Intermediary
 * Guidelines and Digital Media Ethics Code) Rules, 2021, as amended with effect from 20 February 2026; `rule` says which part. The legal
 * pages, the form, the desk and the mails read them here. Read from secondary sources: docs/decisions/084-contact-legal-reports.md.
 */
export const grievanceKinds = {
  /** Nudity, a sexual act, or somebody made to look like another: complained of by whom it shows, or for them. */
  intimate: { hours: 2, rule: '3(2)(b)' },
  /** An order of a court, or of an officer whom the government has authorised. */
  order: { hours: 3, rule: '3(1)(d)' },
  /** What may not be published: what shames, threatens, deceives, hurts children or shows what is private. */
  unlawful: { hours: 36, rule: '3(2)(a)(i), proviso' },
  /** One's own data: to see, correct or erase it, to withdraw consent, to name somebody. */
  data: { hours: 7 * 24, rule: '3(2)(a)(i)' },
  other: { hours: 7 * 24, rule: '3(2)(a)(i)' },
} as const;

export type GrievanceKind = keyof typeof grievanceKinds;
export const GRIEVANCE_KINDS = Object.keys(grievanceKinds) as [GrievanceKind, ...GrievanceKind[]];

/** What was done about a complaint. */
export const GRIEVANCE_ACTIONS = ['removed', 'corrected', 'access_ended', 'answered', 'none'] as const;
export type GrievanceAction = (typeof GRIEVANCE_ACTIONS)[number];

/** Within how many hours it is acknowledged (rule 3(2)(a)(i)); this site does it at once. */
export const ACKNOWLEDGED_WITHIN_HOURS = 24;

/** For how many days a decision can be taken to the Grievance Appellate Committee (rule 3A(3)). */
export const APPEAL_DAYS = 30;

/** How long a decided complaint is kept with its writer's name and words (rule 3(1)(g)). Days. */
export const GRIEVANCE_KEPT_DAYS = 180;
