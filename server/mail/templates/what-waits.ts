import { pageUrl } from '#server/base/language.ts';
import { button, html, type MailContent, page } from '#server/mail/templates/layout.ts';
import type { WhatWaits } from '#shared/schemas/what-waits.ts';
import { mailsText } from '#shared/texts.ts';
import { waitingKinds } from '#shared/waiting-kinds.ts';

/** What the mail tells; edits that are shown already are read when there is time. */
const KINDS = [
  { kind: 'businesses', count: (n: number) => mailsText.registrations(n) },
  { kind: 'reports', count: (n: number) => mailsText.reports(n) },
  { kind: 'comments', count: (n: number) => mailsText.comments(n) },
  { kind: 'quarantined', count: (n: number) => mailsText.quarantined(n) },
  { kind: 'changes', count: (n: number) => mailsText.waitingChanges(n) },
  { kind: 'corrections', count: (n: number) => mailsText.waitingCorrections(n) },
  { kind: 'checks', count: (n: number) => mailsText.waitingChecks(n) },
  { kind: 'duplicates', count: (n: number) => mailsText.waitingDuplicates(n) },
  { kind: 'reviews', count: (n: number) => mailsText.heldReviews(n) },
  { kind: 'grievances', count: (n: number) => mailsText.waitingGrievances(n) },
  { kind: 'claims', count: (n: number) => mailsText.waitingClaims(n) },
  { kind: 'messages', count: (n: number) => mailsText.waitingMessages(n) },
] as const;

interface Waiting {
  /** What has come since the last mail. */
  come: WhatWaits;
  /** What waits in all. */
  waiting: WhatWaits;
  publicUrl: string;
}

/** Tells the team what waits for somebody in the back office. */
export function whatWaitsMail({ come, waiting, publicUrl }: Waiting): MailContent {
  const news = KINDS.filter(({ kind }) => kind !== 'messages' && come[kind] > 0).map(({ kind, count }) => count(come[kind]));
  const title = mailsText.newsWaits(news.join(', '));
  const lines = KINDS.filter(({ kind }) => waiting[kind] > 0).map(({ kind, count }) => ({
    text: mailsText.waiting(count(waiting[kind])),
    url: pageUrl(publicUrl, waitingKinds[kind].page),
  }));
  return {
    subject: title,
    text: [title, ...lines.map(({ text, url }) => mailsText.labelled(text, url))].join('\n\n'),
    html: page(
      title,
      html`${lines.reduce((all, { text, url }) => html`${all}<p style="margin:0 0 8px"><a href="${url}">${text}</a></p>`, html``)}
${button(pageUrl(publicUrl, '/admin/business'), mailsText.openBackOffice)}`,
    ),
  };
}
