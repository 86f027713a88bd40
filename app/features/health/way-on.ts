import type { HealthAdvice } from '#shared/schemas/health.ts';
import { backOfficeText } from '#shared/texts.ts';

interface OfficePage {
  to: string;
  label: () => string;
}

/** The page on which something can be done about it. */
export const advicePages: Partial<Record<HealthAdvice, OfficePage>> = {
  messages_templates: { to: '/admin/messages', label: () => backOfficeText.shortMessages },
  refunds_due: { to: '/admin/orders?state=refund_due', label: () => backOfficeText.orders },
  payments_unsettled: { to: '/admin/orders?state=created', label: () => backOfficeText.orders },
};

/** The chapter of docs/operations.md that says what to do, where no page does it. */
export const adviceChapters: Partial<Record<HealthAdvice, string>> = {
  mail_not_set: 'Mail does not go out',
  mail_fails: 'Mail does not go out',
  mail_no_team: 'Mail does not go out',
  mail_slow: 'Mail does not go out',
  mail_given_up: 'Mail does not go out',
  messages_fail: 'Messages do not go out',
  messages_capped: 'Messages do not go out',
  jobs_stand: 'Work stands still',
  jobs_failing: 'Work stands still',
  jobs_given_up: 'Work stands still',
  backup_none: 'A backup is missing',
  backup_old: 'A backup is missing',
  certificate_soon: 'The certificate ends',
  certificate_bad: 'The certificate ends',
  certificate_unreached: 'The certificate ends',
  disk_low: 'The disk is full',
  failures_some: 'Answers fail',
  failures_many: 'Answers fail',
  payments_off: 'Payments are not settled',
  payments_sandbox: 'Payments are not settled',
  payments_unsettled: 'Payments are not settled',
  logins_many: 'Many logins fail',
  replica_behind: 'A replica is behind',
  replica_away: 'A replica is behind',
};
