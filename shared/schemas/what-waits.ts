/** How many of each kind wait for the team, counted up to a thousand. */
export interface WhatWaits {
  /** Registrations that nobody has decided on. */
  businesses: number;
  reports: number;
  comments: number;
  /** Reviews that the business may have written itself. */
  reviews: number;
  /** Enquiries of senders in quarantine. */
  quarantined: number;
  /** Numbers that owners have sent for check. */
  checks: number;
  /** Fields of listings that owners want to change. */
  changes: number;
  /** Corrections that people suggest, and no owner has accepted. */
  corrections: number;
  /** Pairs of entries that may be one business. */
  duplicates: number;
  /** Complaints to the Grievance Officer. */
  grievances: number;
  /** People who ask for an entry without an owner. */
  claims: number;
  /** General enquiries and contact messages that nobody has answered. */
  messages: number;
}
