import { button, html, type MailContent, oneLine, page } from '#server/mail/templates/layout.ts';

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
  const title = 'Your code to reset the password';
  const rule = `The code is valid for ${minutes} minutes, once, and only in the browser that asked for it.`;
  const other = 'In another browser, or when the code is refused, open this link within the same time:';
  const warning = 'If you did not ask for it, ignore this mail: your password stays as it is. Never tell the code or the link to anyone.';
  const name = userName === undefined ? '' : `Your user name is ${oneLine(userName)}.`;
  return {
    subject: title,
    text: [`${title}:`, code, ...(name ? [name] : []), rule, `${other}\n${linkUrl}`, warning].join('\n\n'),
    html: page(
      title,
      html`<p style="margin:0 0 16px;font-size:32px;font-weight:bold;letter-spacing:8px">${code}</p>
${name && html`<p style="margin:0 0 16px">${name}</p>`}
<p style="margin:0 0 16px">${rule}</p>
<p style="margin:0">${other}</p>${button(linkUrl, 'Set a new password')}
<p style="margin:0">${warning}</p>`,
    ),
  };
}
