import { html, type MailContent, page } from '#server/mail/templates/layout.ts';
import { consentsText, mailsText } from '#shared/texts.ts';

/** Tells an account which rules hold here, and what follows when they are broken. @param pages where the rules stand. */
export function rulesMail({ terms, privacy }: { terms: string; privacy: string }): MailContent {
  const title = consentsText.rulesTitle;
  const [why, what, broken] = [consentsText.rulesSay(), consentsText.rulesAre, consentsText.rulesBroken];
  return {
    subject: title,
    text: [
      ...[why, what, broken],
      `${mailsText.labelled(consentsText.readTerms, terms)}\n${mailsText.labelled(consentsText.readPrivacy, privacy)}`,
    ].join('\n\n'),
    html: page(
      title,
      html`<p style="margin:0 0 16px">${why}</p>
<p style="margin:0 0 16px">${what}</p>
<p style="margin:0 0 16px">${broken}</p>
<p style="margin:0"><a href="${terms}">${consentsText.readTerms}</a><br><a href="${privacy}">${consentsText.readPrivacy}</a></p>`,
    ),
  };
}
