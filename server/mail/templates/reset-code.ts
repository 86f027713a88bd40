import { button, html, type MailContent, oneLine, page } from '#server/mail/templates/layout.ts';
import { mailsText } from '#shared/texts.ts';

interface ResetCode {
  code: string;
  /** Where the holder of the mailbox sets a new password without the code. */
  linkUrl: string;
  minutes: number;
  /** What a user logs in by; businesses log in by their number. */
  userName?: string | undefined;
}

/** Brings the code of a password reset, and a link for whoever cannot enter it where they asked for it. */
export function resetCodeMail({ code, linkUrl, minutes, userName }: ResetCode): MailContent {
  const title = mailsText.codeToReset;
  const rule = mailsText.codeIsValid(minutes);
  const other = mailsText.linkInOtherBrowser;
  const warning = mailsText.ignoreIfNotAsked;
  const name = userName === undefined ? '' : mailsText.yourUserName(oneLine(userName));
  return {
    subject: title,
    text: [mailsText.codeFollows, code, ...(name ? [name] : []), rule, `${other}\n${linkUrl}`, warning].join('\n\n'),
    html: page(
      title,
      html`<p style="margin:0 0 16px;font-size:32px;font-weight:bold;letter-spacing:8px">${code}</p>
${name && html`<p style="margin:0 0 16px">${name}</p>`}
<p style="margin:0 0 16px">${rule}</p>
<p style="margin:0">${other}</p>${button(linkUrl, mailsText.setNewPassword)}
<p style="margin:0">${warning}</p>`,
    ),
  };
}
