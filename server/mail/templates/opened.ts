import { pageUrl } from '#server/base/language.ts';
import { button, html, type MailContent, oneLine, page } from '#server/mail/templates/layout.ts';
import { mailsText } from '#shared/texts.ts';

const SAYS = {
  key: { title: (name: string) => mailsText.keyMade(name), path: '/admin/keys', open: () => mailsText.openKeys },
  webhook: { title: (name: string) => mailsText.webhookAdded(name), path: '/admin/webhooks', open: () => mailsText.openWebhooks },
  webhook_changed: { title: (name: string) => mailsText.webhookChanged(name), path: '/admin/webhooks', open: () => mailsText.openWebhooks },
  source: { title: (name: string) => mailsText.sourceAdded(name), path: '/admin/import', open: () => mailsText.openImport },
};

/** What of the site was opened to a program, and what it is called: a key by its name, addresses by their host. */
export interface Opened {
  what: keyof typeof SAYS;
  name: string;
}

/** Tells an admin that one of the team has opened something to a program. */
export function openedMail({ what, name, by, publicUrl }: Opened & { by: string | undefined; publicUrl: string }): MailContent {
  const { title: titled, path, open } = SAYS[what];
  const title = titled(oneLine(name));
  const line = by === undefined ? mailsText.openedByNobody : mailsText.openedBy(by);
  const url = pageUrl(publicUrl, path);
  return {
    subject: title,
    text: [title, line, `${open()}: ${url}`].join('\n\n'),
    html: page(title, html`<p style="margin:0 0 12px">${line}</p>${button(url, open())}`),
  };
}
