import { pageUrl } from '#server/base/language.ts';
import { button, html, type MailContent, page } from '#server/mail/templates/layout.ts';
import type { HealthAdvice, HealthCheckName } from '#shared/schemas/health.ts';
import { healthText } from '#shared/texts.ts';

interface HealthNews {
  /** What has to be done, all of it. */
  acts: HealthAdvice[];
  /** What is well again. */
  over: HealthCheckName[];
  /** The machine that has seen it. */
  machine?: string | undefined;
  publicUrl: string;
}

/** Tells the team that something has to be done for the site itself, or that it is over. */
export function healthMail({ acts, over, machine, publicUrl }: HealthNews): MailContent {
  const title =
    acts.length > 0 ? healthText.somethingToDo : healthText.wellAgain(over.map((name) => healthText.checkName(name)).join(', '));
  const lines = [
    ...acts.map((advice) => healthText.advice(advice)),
    ...(acts.length > 0 && over.length > 0 ? [healthText.wellAgain(over.map((name) => healthText.checkName(name)).join(', '))] : []),
    ...(machine ? [healthText.seenFrom(machine)] : []),
  ];
  const url = pageUrl(publicUrl, '/admin/health');
  return {
    subject: title,
    text: [title, ...lines, `${healthText.openHealth}: ${url}`].join('\n\n'),
    html: page(
      title,
      html`${lines.reduce((all, line) => html`${all}<p style="margin:0 0 12px">${line}</p>`, html``)}
${button(url, healthText.openHealth)}`,
    ),
  };
}
