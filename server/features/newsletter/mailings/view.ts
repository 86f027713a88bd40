import type { NewsletterRow } from '#server/features/newsletter/mailings/queries.ts';
import type { Newsletter } from '#shared/schemas/newsletter.ts';

/** A newsletter as the team sees it. */
export function presentNewsletter(row: NewsletterRow): Newsletter {
  const { newsletter_id, subject, text, status, version, tested_version, recipients, sent, failed } = row;
  return {
    _id: newsletter_id,
    subject,
    text,
    status: status as Newsletter['status'],
    version,
    isTested: tested_version === version,
    recipients,
    sent,
    failed,
    createdAt: row.created_at.toISOString(),
    startedAt: row.started_at?.toISOString() ?? null,
    finishedAt: row.finished_at?.toISOString() ?? null,
  };
}
