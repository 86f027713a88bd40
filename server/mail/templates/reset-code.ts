import { html, type MailContent, page } from '#server/mail/templates/layout.ts';

/** Brings the code of a password reset. */
export function resetCodeMail({ code, minutes }: { code: string; minutes: number }): MailContent {
  const title = 'Your code to reset the password';
  const rule = `The code is valid for ${minutes} minutes, once, and only in the browser that asked for it.`;
  const warning = 'If you did not ask for it, ignore this mail: your password stays as it is. Never tell the code to anyone.';
  return {
    subject: title,
    text: `${title}:\n\n${code}\n\n${rule}\n\n${warning}`,
    html: page(
      title,
      html`<p style="margin:0 0 16px;font-size:32px;font-weight:bold;letter-spacing:8px">${code}</p>
<p style="margin:0 0 16px">${rule}</p>
<p style="margin:0">${warning}</p>`,
    ),
  };
}
