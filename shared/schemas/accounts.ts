import * as z from 'zod/mini';
import { readEmail } from '#shared/email.ts';
import { limits } from '#shared/limits.ts';
import type { MemberRole } from '#shared/member-roles.ts';
import { successView } from '#shared/schemas/answers.ts';
import { toldBy } from '#shared/schemas/message-choices.ts';
import { typedNameText, userNameText } from '#shared/schemas/name-text.ts';
import type { OwnBusiness } from '#shared/schemas/own-business.ts';
import { passkeyAnswer } from '#shared/schemas/passkeys.ts';
import { typedCode } from '#shared/schemas/second-factor.ts';
import { adult, newPasswordText, passwordText, remember } from '#shared/schemas/signing-in.ts';
import { teamRole } from '#shared/schemas/team-roles.ts';
import { emailText } from '#shared/schemas/text.ts';
import { LANGUAGES } from '#shared/site-language.ts';
import { formMessages as messages } from '#shared/texts.ts';

const required = () => messages.allFieldsRequired;
const { shortest } = limits.password;

/** A password that may be left out; forms send an empty one. */
function orNoPassword<Password extends z.ZodMiniType<string, unknown>>(password: Password) {
  return z.optional(
    z.pipe(
      z.transform((value: unknown): unknown => (value === '' || value === null ? undefined : value)),
      z.optional(password),
    ),
  );
}

export const userRegistration = z.object({
  email: emailText(required, () => messages.invalidEmail),
  userName: userNameText(required),
  password: newPasswordText(required),
  adult,
  remember,
});
export type UserRegistration = z.infer<typeof userRegistration>;

/** A user name, or an e-mail as the account keeps it. */
const nameOrEmail = typedNameText(required).check(z.overwrite((text) => readEmail(text) ?? text));

/** Any password may be tried: one that is too short for an account gets the answer that every wrong one gets. */
export const userLogin = z.object({ userName: nameOrEmail, password: passwordText(required), remember });
export type UserLogin = z.infer<typeof userLogin>;

/** The same as the form checks it: a password that is too short for an account is not even tried (docs/product/forms.md). */
export const userLoginForm = z.extend(userLogin, {
  password: passwordText(required).check(z.minLength(shortest, { error: () => messages.invalidCredentials })),
});

const sameTwice = {
  error: () => messages.passwordsDoNotMatch,
  path: ['confirmPassword'],
};

/** 'Profile edit' (docs/product/forms.md). Without a new password the old one stays. */
export const userEdit = z
  .object({
    userName: userNameText(required),
    email: emailText(required, () => messages.invalidEmail),
    newPassword: orNoPassword(newPasswordText(required)),
    confirmPassword: orNoPassword(passwordText(required)),
  })
  .check(
    z.refine(({ newPassword, confirmPassword }) => newPassword !== undefined || confirmPassword === undefined, {
      error: required,
      path: ['newPassword'],
    }),
    z.refine(({ newPassword, confirmPassword }) => confirmPassword !== undefined || newPassword === undefined, {
      error: required,
      path: ['confirmPassword'],
    }),
    z.refine(({ newPassword, confirmPassword }) => !newPassword || !confirmPassword || newPassword === confirmPassword, sameTwice),
  );
export type UserEdit = z.infer<typeof userEdit>;

/** A new password of a contractor. */
export const passwordChange = z
  .object({ newPassword: newPasswordText(required), confirmPassword: passwordText(required) })
  .check(z.refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, sameTwice));
export type PasswordChange = z.infer<typeof passwordChange>;

/** What proves who somebody is, beside a sign-in: the password of their account, and of the team a code or a passkey, where one is asked for at sign-in. */
export const passwordProof = z.object({
  password: passwordText(() => messages.currentPasswordRequired),
  code: z.optional(typedCode),
  passkey: z.optional(passkeyAnswer),
});

export const userView = z.object({
  _id: z.string(),
  userName: z.string(),
  /** None of whoever came by a code alone. */
  email: z.nullable(z.string()),
  /** Proven by a code; none of whoever has not added one. */
  phoneNo: z.optional(z.string()),
  likedBusinesses: z.array(z.string()),
  plan: z.enum(['free', 'one_time']),
  /** Waits to be confirmed, and then replaces `email`. */
  newEmail: z.optional(z.string()),
  /** Whether the address is proven to be theirs. */
  emailProven: z.optional(z.boolean()),
  hasPassword: z.optional(z.boolean()),
  /** Whether they are younger than 18: nobody counts their visits. */
  isChild: z.optional(z.boolean()),
  /** By which way answers come, where their number is proven. */
  answersTo: z.optional(z.object({ phoneNo: z.string(), by: toldBy })),
});
export type User = z.infer<typeof userView>;
export const userAnswer = successView({ data: userView });
/** The notice says what is still to be done for a new e-mail. */
export const userEdited = successView({ message: z.string(), notice: z.optional(z.string()) });
export const userSignedIn = successView({ message: z.string(), token: z.string(), user: userView });

/** The language in which somebody is mailed, as the switch of the page says. */
export const languageChoice = z.object({ language: z.enum(LANGUAGES) });

/** 'Admin login' (docs/product/forms.md). */
export const adminLogin = z.object({
  email: emailText(
    () => messages.emailRequired,
    () => messages.invalidEmail,
  ),
  password: passwordText(() => messages.passwordRequired),
  /** Asked for after the password, where one is set up: of the app, or one that was written down. */
  code: z.optional(typedCode),
  /** In the place of a code: what a passkey has answered. */
  passkey: z.optional(passkeyAnswer),
  remember,
});
export type AdminLogin = z.infer<typeof adminLogin>;

/** Whom a passkey is asked for at sign-in. */
export const passkeyLogin = z.pick(adminLogin, { email: true, password: true });

/** The same as the form checks it: a password that is too short for an account is not even tried (docs/product/forms.md). */
export const adminLoginForm = z.extend(adminLogin, {
  password: passwordText(() => messages.passwordRequired).check(z.minLength(shortest, { error: () => messages.invalidCredentials })),
});

export const adminView = z.object({ _id: z.string(), email: z.string(), role: teamRole });
export type Admin = z.infer<typeof adminView>;
export const adminSignedIn = successView({ message: z.string(), token: z.string(), admin: adminView });

/** Somebody who works for a business, with what is their own. */
export interface Member {
  role: MemberRole;
  user: User;
}

/** Who is signed in, as the navigation bar needs it. */
export type Account =
  | { kind: 'visitor' }
  | { kind: 'user'; user: User /** Businesses that have answered what was not read. */; newAnswers: number }
  | {
      kind: 'contractor';
      contractor: OwnBusiness;
      /** Enquiries that nobody has filed yet. */
      newEnquiries: number;
      newAnswers: number;
      /** Who of the business it is; none for its own account. */
      member?: Member;
    }
  | { kind: 'admin'; admin: Admin };
