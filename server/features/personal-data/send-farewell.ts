import { speakingTo } from '#server/base/language.ts';
import type { Context } from '#server/context.ts';
import { farewellMail } from '#server/mail/templates/farewell.ts';

/** Who is gone. */
export interface Leaver {
  kind: 'user' | 'contractor';
  /** None for a receiver who is mailed nothing that was typed. */
  name: string | undefined;
  email: string;
  language: string;
}

/**
 * Says farewell by mail to whoever has just deleted their account. It is tried once, beside the answer, and is no job: a job would
 * keep the address of somebody who was promised to be forgotten (docs/decisions/040-accounts.md).
 */
export function sendFarewell(
  { mailer, config, log }: Pick<Context, 'mailer' | 'config' | 'log'>,
  { kind, name, email, language }: Leaver,
): void {
  mailer
    .send({ to: email, ...speakingTo(language, () => farewellMail({ name, kind, publicUrl: config.PUBLIC_URL })) })
    .catch((error) => log.warn({ err: error }, 'a farewell was not mailed'));
}
