/**
 * What complaints and requests are about, and within how many hours of their coming each is decided. Complaints by the Information Technology
 * (Intermediary Guidelines and Digital Media Ethics Code) Rules, 2021, as amended with effect from 20 February 2026; requests by the Digital
 * Personal Data Protection Act, 2023, which says no time: theirs is what the site promises. `law` and `rule` say which part. The legal pages,
 * the forms, the desk and the mails read them here. Read from secondary sources: docs/decisions/084-contact-legal-reports.md.
 */
export const grievanceKinds = {
  /** Nudity, a sexual act, or somebody made to look like another: complained of by whom it shows, or for them. */
  intimate: { hours: 2, law: 'it', rule: '3(2)(b)' },
  /** An order of a court, or of an officer whom the government has authorised. */
  order: { hours: 3, law: 'it', rule: '3(1)(d)' },
  /** What may not be published: what shames, threatens, deceives, hurts children or shows what is private. */
  unlawful: { hours: 36, law: 'it', rule: '3(2)(a)(i), proviso' },
  /** How the site deals with one's own data, or with a request about it. */
  data: { hours: 7 * 24, law: 'it', rule: '3(2)(a)(i)' },
  other: { hours: 7 * 24, law: 'it', rule: '3(2)(a)(i)' },
  /** What is kept about oneself, and who got it. */
  see: { hours: 7 * 24, law: 'dpdp', rule: 's. 11' },
  /** What is wrong, incomplete or old. Others are misled by it meanwhile. */
  correct: { hours: 3 * 24, law: 'dpdp', rule: 's. 12(2)' },
  /** What is not needed any more; what a law wants kept stays. */
  erase: { hours: 7 * 24, law: 'dpdp', rule: 's. 12(3)' },
  /** To name who acts for oneself, or to act for who has named one. */
  nominee: { hours: 7 * 24, law: 'dpdp', rule: 's. 14' },
} as const;

export type GrievanceKind = keyof typeof grievanceKinds;
export const GRIEVANCE_KINDS = Object.keys(grievanceKinds) as [GrievanceKind, ...GrievanceKind[]];

/** Requests about one's own data: they come from an address that is proven. */
export const REQUEST_KINDS = ['see', 'correct', 'erase', 'nominee'] as const satisfies GrievanceKind[];
export type RequestKind = (typeof REQUEST_KINDS)[number];
export const isRequest = (kind: GrievanceKind): kind is RequestKind => grievanceKinds[kind].law === 'dpdp';

/** What the form of complaints offers. */
export const COMPLAINT_KINDS = GRIEVANCE_KINDS.filter((kind) => !isRequest(kind));

/** Within how many days the Digital Personal Data Protection Rules, 2025 want an answer at the latest (rule 14(3)). */
export const DATA_ANSWER_DAYS = 90;

/** So many days a request waits for the proof of its address. */
export const REQUEST_PROOF_DAYS = 3;

/** What was done about a complaint. */
export const GRIEVANCE_ACTIONS = ['removed', 'corrected', 'access_ended', 'answered', 'none'] as const;
export type GrievanceAction = (typeof GRIEVANCE_ACTIONS)[number];

/** Within how many hours it is acknowledged (rule 3(2)(a)(i)); this site does it at once. */
export const ACKNOWLEDGED_WITHIN_HOURS = 24;

/** For how many days a decision can be taken to the Grievance Appellate Committee (rule 3A(3)). */
export const APPEAL_DAYS = 30;

/** How long what was removed is preserved, and a decided complaint keeps its writer's name and words (rule 3(1)(g)). Days. */
export const PRESERVED_DAYS = 180;
