const DOTLESS = new Set(['gmail.com', 'googlemail.com']);

/**
 * Whether two spellings are one address: capitals alone make no other. For what an account has proven, or need not prove again: a tag may
 * make another person's mailbox where the mail server knows no tags.
 */
export function isSameAddress(one: string | null, other: string | null): boolean {
  return one?.toLowerCase() === other?.toLowerCase();
}

/**
 * Whether two addresses may lead to one mailbox: neither capitals nor what stands behind a plus sign make another, nor do dots and the older
 * name of the domain at Gmail. For refusing people to themselves: it proves nothing, and mails go to the address as it was typed.
 */
export function isSameMailbox(one: string | null, other: string | null): boolean {
  return Boolean(one && other) && mailboxOf(one ?? '') === mailboxOf(other ?? '');
}

/** What is the same for all spellings of one mailbox. */
export function mailboxOf(email: string): string {
  const [, name = '', domain = ''] = /^(.*)@([^@]*)$/s.exec(email.trim().toLowerCase()) ?? [];
  const [before = name] = name.split('+');
  return DOTLESS.has(domain) ? `${before.replaceAll('.', '')}@gmail.com` : `${before}@${domain}`;
}
