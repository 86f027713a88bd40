import { button, html, type MailContent, page } from '#server/mail/templates/layout.ts';
import type { WhatWaits } from '#shared/schemas/what-waits.ts';

const KINDS = [
  { kind: 'businesses', one: 'registration', many: 'registrations', path: '/admin/business' },
  { kind: 'reports', one: 'report', many: 'reports', path: '/admin/reports' },
  { kind: 'comments', one: 'comment', many: 'comments', path: '/admin/blogs' },
  { kind: 'quarantined', one: 'enquiry in quarantine', many: 'enquiries in quarantine', path: '/admin/quarantine' },
  { kind: 'reviews', one: 'held review', many: 'held reviews', path: '/admin/reviews?state=held' },
  { kind: 'messages', one: 'message', many: 'messages', path: '/admin/inbox' },
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
  const count = (n: number, { one, many }: (typeof KINDS)[number]) => `${n} ${n === 1 ? one : many}`;
  const news = KINDS.filter(({ kind }) => kind !== 'messages' && come[kind] > 0).map((each) => count(come[each.kind], each));
  const title = `New: ${news.join(', ')}`;
  const lines = KINDS.filter(({ kind }) => waiting[kind] > 0).map((each) => ({
    text: `${count(waiting[each.kind], each)} waiting`,
    url: `${publicUrl}${each.path}`,
  }));
  return {
    subject: title,
    text: [title, ...lines.map(({ text, url }) => `${text}: ${url}`)].join('\n\n'),
    html: page(
      title,
      html`${lines.reduce((all, { text, url }) => html`${all}<p style="margin:0 0 8px"><a href="${url}">${text}</a></p>`, html``)}
${button(`${publicUrl}/admin/business`, 'Open the back office')}`,
    ),
  };
}
