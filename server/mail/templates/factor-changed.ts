import { html, type MailContent, page } from '#server/mail/templates/layout.ts';
import { brand } from '#shared/brand/shown-brand.ts';
import { mailsText } from '#shared/texts.ts';

const SAYS = {
  off: () => mailsText.signInWithoutCode,
  app_on: () => mailsText.factorAppOn,
  app_off: () => mailsText.factorAppOff,
  passkey_added: () => mailsText.factorPasskeyAdded,
  passkey_removed: () => mailsText.factorPasskeyRemoved,
  recovery_drawn: () => mailsText.factorRecoveryDrawn,
  recovery_used: () => mailsText.factorRecoveryUsed,
};

/** What has changed about somebody's second step at sign-in, or was used of it; 'off': none is asked for any more. */
export type FactorChange = keyof typeof SAYS;

/** Something has changed about how somebody of the team signs in. */
export function factorChangedMail({ change, url }: { change: FactorChange; url: string }): MailContent {
  const isOff = change === 'off';
  const title = isOff ? mailsText.factorOff(brand.name) : mailsText.factorChanged(brand.name);
  const what = SAYS[change]();
  const then = isOff ? mailsText.setFactorUpAgain : mailsText.factorIfNotYou;
  return {
    subject: title,
    text: `${what}\n\n${then}\n${url}`,
    html: page(
      title,
      html`<p style="margin:0 0 16px">${what}</p>
<p style="margin:0">${then}<br><a href="${url}">${url}</a></p>`,
    ),
  };
}
