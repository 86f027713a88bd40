import { button, html, type MailContent, oneLine, page } from '#server/mail/templates/layout.ts';
import { brand } from '#shared/brand/brand.ts';

/** Greets a new account: a user, or a business whose profile waits for approval. */
export function welcomeMail({ name, kind, publicUrl }: { name: string; kind: 'user' | 'contractor'; publicUrl: string }): MailContent {
  const greeting = `Welcome, ${oneLine(name)}`;
  const { next, url, label } =
    kind === 'user'
      ? {
          next: 'You can now like businesses, write reviews and see phone numbers.',
          url: publicUrl,
          label: 'Find a business',
        }
      : {
          next: 'Your profile is waiting for approval. Until then only you can see it. Enquiries will come to this address.',
          url: `${publicUrl}/profilesupplier`,
          label: 'See your profile',
        };
  return {
    subject: `Welcome to ${brand.name}`,
    text: `${greeting}\n\n${next}\n\n${label}: ${url}`,
    html: page(greeting, html`<p style="margin:0">${next}</p>${button(url, label)}`),
  };
}
