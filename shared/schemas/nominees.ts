import * as z from 'zod/mini';
import { successView } from '#shared/schemas/answers.ts';
import { personNameText } from '#shared/schemas/name-text.ts';
import { mobileText } from '#shared/schemas/phone-text.ts';
import { emailText, orNone } from '#shared/schemas/text.ts';
import { formMessages as messages, nomineesText } from '#shared/texts.ts';

const required = () => messages.allFieldsRequired;

/** Whom somebody names, and how they are reached: by e-mail, by phone, or by both. */
export const nomineeInput = z
  .object({
    name: personNameText(required),
    email: orNone(emailText(required, () => messages.invalidEmail)),
    phoneNo: orNone(mobileText(required, () => messages.invalidPhoneNumber)),
  })
  .check(z.refine(({ email, phoneNo }) => Boolean(email ?? phoneNo), { error: () => nomineesText.emailOrPhone, path: ['email'] }));
export type NomineeInput = z.infer<typeof nomineeInput>;

export const nomineeView = z.object({
  name: z.string(),
  email: z.nullable(z.string()),
  phoneNo: z.nullable(z.string()),
  namedAt: z.string(),
});
export type Nominee = z.infer<typeof nomineeView>;

export const nomineeAnswer = successView({ data: z.nullable(nomineeView) });
