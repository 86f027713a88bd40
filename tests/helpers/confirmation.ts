/** A mail's text as its reader sees it: lines that were broken to be sent are whole again. */
export function readableText(text: string): string {
  return text.replaceAll('=\n', '').replaceAll('=3D', '=');
}

/** What the link of a confirmation mail carries. */
export function changeTokenIn(text: string): string {
  return /\/confirm-email\?change=([\w.-]+)/.exec(readableText(text))?.[1] ?? '';
}

/** What the link of a mail carries that proves an account's address. */
export function proofTokenIn(text: string): string {
  return /\/prove-email\?proof=([\w.-]+)/.exec(readableText(text))?.[1] ?? '';
}

/** What a link of the newsletter's mails carries. */
export function subscriptionTokenIn(text: string, link: 'confirm' | 'unsubscribe'): string {
  return new RegExp(`/newsletter/${link}\\?subscription=([\\w.-]+)`).exec(readableText(text))?.[1] ?? '';
}
