import { pageUrl } from '#server/base/language.ts';
import { button, html, type MailContent, oneLine, page } from '#server/mail/templates/layout.ts';
import type { SourceResult } from '#shared/schemas/import-sources.ts';
import { mailsText } from '#shared/texts.ts';

interface FetchedSource {
  host: string;
  result: SourceResult;
  fault: string;
  importId: string | null;
  publicUrl: string;
}

/** Tells the team of a file that was fetched by night and waits for them, or that it could not be fetched. */
export function importSourceMail({ host, result, fault, importId, publicUrl }: FetchedSource): MailContent {
  const isFailed = result === 'failed';
  const title = isFailed ? mailsText.sourceFails(oneLine(host)) : mailsText.sourceWaits(oneLine(host));
  const line = isFailed ? mailsText.sourceFailsWhy(oneLine(fault)) : sayResult(result);
  const url = pageUrl(publicUrl, isFailed || importId === null ? '/admin/import' : `/admin/import?id=${importId}`);
  return {
    subject: title,
    text: [title, line, `${mailsText.openImport}: ${url}`].join('\n\n'),
    html: page(title, html`<p style="margin:0 0 12px">${line}</p>${button(url, mailsText.openImport)}`),
  };
}

function sayResult(result: SourceResult): string {
  if (result === 'faulty') return mailsText.sourceFaulty;
  return result === 'fewer' ? mailsText.sourceFewer : mailsText.sourceChecked;
}
