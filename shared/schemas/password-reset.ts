import * as z from 'zod/mini';
import { plainDigits } from '#shared/digits.ts';
import { successView } from '#shared/schemas/answers.ts';
import { ageFields, oneParent } from '#shared/schemas/child-accounts.ts';
import { newPasswordText } from '#shared/schemas/signing-in.ts';
import { emailText, requiredText } from '#shared/schemas/text.ts';
import { formMessages as messages } from '#shared/texts.ts';

const email = emailText(
  () => messages.emailRequired,
  () => messages.validEmail,
);

/** Whose password is reset. */
export type ResetKind = 'user' | 'contractor';

/** The first step: an address to which a code goes. */
export const resetRequest = z.object({ email });

/** The second step. What is no 4 digits is a wrong code like any other. */
export const resetCode = z.object({ email, otp: requiredText(() => messages.otpRequired).check(z.overwrite(plainDigits)) });

/** The other second step: the link in the mail. */
export const resetLink = z.object({
  reset: z.string({ error: () => messages.wrongResetLink }).check(z.maxLength(100, { error: () => messages.wrongResetLink })),
});
export const resetLinkAnswer = successView({ message: z.string(), email: z.string() });

/** The link of a mail that tells of a change, by which the account is taken back. */
export const takeBackLink = z.object({
  contact: z.string({ error: () => messages.wrongTakeBackLink }).check(z.maxLength(100, { error: () => messages.wrongTakeBackLink })),
});
export const takenBackAnswer = successView({ message: z.string(), kind: z.enum(['user', 'contractor']), email: z.string() });

const password = newPasswordText(
  () => messages.newPasswordRequired,
  () => messages.newPasswordTooShort,
);

/** The password of an admin, by the link that the server printed. */
export const adminPassword = z.object({
  link: z.string({ error: () => messages.wrongResetLink }).check(z.maxLength(100, { error: () => messages.wrongResetLink })),
  password,
});
export type AdminPassword = z.infer<typeof adminPassword>;

/** The last step, as it is sent. */
export const resetPassword = z.object({ email, password });

/** The same of a user; one whose account was registered as a child's says who they are. */
export const resetUserPassword = z.object({ email, password, ...ageFields }).check(oneParent);

/** The last step, as its form asks for it. */
export const resetPasswordForm = z
  .object({
    password,
    confirmPassword: z
      .string({ error: () => messages.confirmPasswordRequired })
      .check(z.minLength(1, { error: () => messages.confirmPasswordRequired })),
    ...ageFields,
  })
  .check(
    z.refine((form) => form.password === form.confirmPassword, {
      error: () => messages.newPasswordsDoNotMatch,
      path: ['confirmPassword'],
    }),
    oneParent,
  );
