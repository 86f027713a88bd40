import * as z from 'zod/mini';
import { successView } from '#shared/schemas/answers.ts';
import { newPasswordText, passwordText } from '#shared/schemas/signing-in.ts';
import { teamRole } from '#shared/schemas/team-roles.ts';
import { emailText } from '#shared/schemas/text.ts';
import { formMessages as messages } from '#shared/texts.ts';

/** Who comes into the team, and what for. */
export const newAdmin = z.object({
  email: emailText(
    () => messages.emailRequired,
    () => messages.invalidEmail,
  ),
  role: teamRole,
});
export type NewAdmin = z.infer<typeof newAdmin>;

/** What somebody of the team is there for from now on. */
export const roleChange = z.object({ role: teamRole });

/** An admin's new password, with the present one. */
export const adminPasswordChange = z
  .object({
    currentPassword: passwordText(() => messages.currentPasswordRequired),
    newPassword: newPasswordText(() => messages.passwordRequired),
    confirmPassword: passwordText(() => messages.confirmPasswordRequired),
  })
  .check(
    z.refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
      error: () => messages.passwordsDoNotMatch,
      path: ['confirmPassword'],
    }),
  );
export type AdminPasswordChange = z.infer<typeof adminPasswordChange>;

export const teamAdminView = z.object({
  _id: z.string(),
  email: z.string(),
  role: teamRole,
  /** Who asks. */
  isSelf: z.boolean(),
  /** Somebody knows a password of theirs. */
  hasPassword: z.boolean(),
  /** A code is asked for after the password. */
  hasFactor: z.boolean(),
  /** The settings name them, so that each start makes them again. */
  isOfSettings: z.boolean(),
  /** The settings say their password, which each start makes theirs again. */
  hasPasswordOfSettings: z.boolean(),
  /** In how many browsers they are signed in. */
  sessions: z.int(),
  /** Until when the link is good by which they set a password; null without one. */
  linkEndsAt: z.nullable(z.string()),
  createdAt: z.string(),
});
export type TeamAdmin = z.infer<typeof teamAdminView>;
export const teamAnswer = successView({ admins: z.array(teamAdminView) });
