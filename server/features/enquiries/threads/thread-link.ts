import { pageUrl } from '#server/base/language.ts';
import type { Signer } from '#server/base/signer.ts';
import type { Context } from '#server/context.ts';

/** How many days a link opens its conversation, from the day it was mailed. */
export const LINK_DAYS = 90;

const DAY = 86_400_000;
const FORM = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(\d{1,6})\.([\w-]{22})$/;

/** What opens one conversation without an account: its id and the day of the mail, signed. The same mail has the same at every try. */
export function signThreadToken(signer: Signer, enquiryId: string, mailedAt: Date): string {
  const day = String(Math.floor(mailedAt.getTime() / DAY));
  return `${enquiryId}.${day}.${signer.sign('enquiry-thread', enquiryId, day)}`;
}

/** The enquiry of a token that is ours, not too old and of no day to come, as no mail has one; none for anything else. */
export function readThreadToken(signer: Signer, token: string): string | undefined {
  const [, id = '', day = '', signature = ''] = FORM.exec(token) ?? [];
  const age = Math.floor(Date.now() / DAY) - Number(day);
  if (!id || age < 0 || age > LINK_DAYS) return undefined;
  return signer.isSigned(signature, 'enquiry-thread', id, day) ? id : undefined;
}

/** Where whoever sent an enquiry reads and answers, without an account. */
export function threadUrl({ config, signer }: Pick<Context, 'config' | 'signer'>, enquiryId: string, mailedAt: Date): string {
  return pageUrl(config.PUBLIC_URL, `/enquiry/${signThreadToken(signer, enquiryId, mailedAt)}`);
}
