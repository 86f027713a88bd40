const DOTLESS = new Set(['gmail.com', 'googlemail.com']);

/**
 * What is the same for all spellings of one mailbox: capitals, what stands behind a plus sign, and at Gmail dots and the older name of its
 * domain make none of their own. For comparing alone: mails go to the address as it was typed.
 */
export function mailboxOf(email: string): string {
  const [, name = '', domain = ''] = /^(.*)@([^@]*)$/s.exec(email.trim().toLowerCase()) ?? [];
  const [before = name] = name.split('+');
  return DOTLESS.has(domain) ? `${before.replaceAll('.', '')}@gmail.com` : `${before}@${domain}`;
}
