import { button, html, type MailContent, page } from '#server/mail/templates/layout.ts';
import { brand } from '#shared/brand/shown-brand.ts';
import { childrenText, mailsText } from '#shared/texts.ts';

/**
 * Asks a parent whether their child may have an account, and says by what they end it later, and where they are mailed that again. Nothing in it was typed by whoever registered: that may be
 * somebody else than their child.
 */
export function parentAskedMail({ url, again, days }: { url: string; again: string; days: number }): MailContent {
  const title = childrenText.mailTitle(brand.name);
  const [what, keep, warning] = [childrenText.mailAsks(days), childrenText.mailKeep(again), childrenText.mailWarning];
  return {
    subject: title,
    text: [what, mailsText.labelled(childrenText.lookAtIt, url), keep, warning].join('\n\n'),
    html: page(
      title,
      html`<p style="margin:0">${what}</p>${button(url, childrenText.lookAtIt)}<p style="margin:0 0 16px">${keep}</p><p style="margin:0">${warning}</p>`,
    ),
  };
}
