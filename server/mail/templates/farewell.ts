import { html, type MailContent, oneLine, page } from '#server/mail/templates/layout.ts';
import { brand } from '#shared/brand/brand.ts';

/** The last mail to somebody whose account is deleted: what is gone, what stays, and what to do if it was somebody else's doing. */
export function farewellMail({ name, kind, publicUrl }: { name: string; kind: 'user' | 'contractor'; publicUrl: string }): MailContent {
  const title = 'Your account is deleted';
  const greeting = `Goodbye, ${oneLine(name)},`;
  const gone =
    kind === 'user'
      ? `your ${brand.name} account is deleted, and with it what we kept about you. Reviews and comments that you wrote stay under ‘Former user’.`
      : `your ${brand.name} account is deleted, and with it your page, its photos and your enquiries. Nobody finds your business here any more.`;
  const last = 'This is the last mail from us. You are welcome back at any time.';
  const warning = 'If this was not you, tell us at once:';
  const url = `${publicUrl}/contact`;
  return {
    subject: title,
    text: [greeting, gone, last, `${warning}\n${url}`].join('\n\n'),
    html: page(
      title,
      html`<p style="margin:0 0 16px">${greeting}</p>
<p style="margin:0 0 16px">${gone}</p>
<p style="margin:0 0 16px">${last}</p>
<p style="margin:0">${warning}<br><a href="${url}">${url}</a></p>`,
    ),
  };
}
