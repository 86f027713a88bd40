import * as z from 'zod/mini';
import { plainDigits } from '#shared/digits.ts';
import { userView } from '#shared/schemas/accounts.ts';
import { successView } from '#shared/schemas/answers.ts';
import { userNameText } from '#shared/schemas/name-text.ts';
import { ownBusinessView } from '#shared/schemas/own-business.ts';
import { mobileText } from '#shared/schemas/phone-text.ts';
import { adult, passwordText, remember } from '#shared/schemas/signing-in.ts';
import { requiredText } from '#shared/schemas/text.ts';
import { formMessages as messages } from '#shared/texts.ts';

/** What a code is for: signing in as either, proving the number of whoever is signed in, or that of a child's parent, or taking over an entry by its number. */
export const CODE_PURPOSES = ['user', 'contractor', 'account', 'parent', 'claim'] as const;
export type CodePurpose = (typeof CODE_PURPOSES)[number];

/** By which a code may be asked for where both are set. */
const CODE_WAYS = ['sms', 'whatsapp'] as const;
export type CodeWay = (typeof CODE_WAYS)[number];

const phoneNo = mobileText(
  () => messages.phoneNumberRequired,
  () => messages.invalidMobile,
);

/** A number to which a code goes. */
export const phoneCodeRequest = z.object({
  phoneNo,
  /** By which way it is tried first; without, by the usual one. */
  by: z.optional(z.enum(CODE_WAYS, { error: () => messages.invalidRequest })),
});

/** What is said of a code on its way. */
export const phoneCodeSent = successView({
  message: z.string(),
  /** Seconds until it may be asked for again, by another way too. */
  again: z.int(),
  /** The way that it went by, none where messages are written to a folder; and the other one, where it is set. */
  by: z.nullable(z.enum(CODE_WAYS)),
  other: z.nullable(z.enum(CODE_WAYS)),
});
export type PhoneCodeSent = z.infer<typeof phoneCodeSent>;

export const phoneCodeQuestion = z.object({ phoneNo, purpose: z.enum(CODE_PURPOSES, { error: () => messages.invalidRequest }) });
/** Whether the message has gone out; it is failing while nobody takes it, and tried on. 'over': this browser waits for no such code. */
export const phoneCodeState = successView({ state: z.enum(['waiting', 'sent', 'failing', 'failed', 'over']) });
export type PhoneCodeState = z.infer<typeof phoneCodeState>['state'];

/** The number and its code. What is no six digits is a wrong code like any other. */
export const phoneCode = z.object({
  phoneNo,
  otp: requiredText(() => messages.codeRequired).check(z.overwrite(readCode)),
  remember,
});

/** The digits of a code as it was typed, pasted or filled in: alone, in two groups, or with the message around it. */
export function readCode(text: string): string {
  const plain = plainDigits(text);
  const alone = plain.replaceAll(/[\s\p{Cf}\p{Pd}]/gu, '');
  if (/^\d*$/.test(alone)) return alone;
  const codes = new Set(plain.match(/\d+/g)?.filter((digits) => digits.length === 6));
  return codes.size === 1 ? ([...codes][0] as string) : alone;
}

/** What else may be asked of whoever has proven a number: which account, and its password or its user name. */
export const phoneLogin = z.object({
  accountId: z.optional(z.uuid({ error: () => messages.invalidRequest })),
  password: z.optional(passwordText(() => messages.passwordRequired)),
  userName: z.optional(requiredText(() => messages.allFieldsRequired)),
  remember,
});
export type PhoneLogin = z.infer<typeof phoneLogin>;

/** A new user, who has proven a number. */
export const phoneRegistration = z.object({ userName: userNameText(() => messages.allFieldsRequired), adult, remember });

/** An account that a proven number may open. */
const offeredAccount = z.object({
  _id: z.string(),
  kind: z.enum(['user', 'contractor']),
  /** Not said of one that the number may have come to from somebody else. */
  name: z.nullable(z.string()),
});
export type OfferedAccount = z.infer<typeof offeredAccount>;

/**
 * What follows a right code: 'in' is signed in, 'choose' one of several accounts, 'password' and 'user_name' are asked for beside it, 'mail': a
 * password has to be set by a mailed code, 'team': the team has to be asked, 'register': no account has this number.
 */
export const phoneStep = successView({
  message: z.string(),
  next: z.enum(['in', 'choose', 'password', 'user_name', 'mail', 'team', 'register']),
  /** Of 'choose'. */
  accounts: z.optional(z.array(offeredAccount)),
  /** Of 'in', as a login answers them. */
  kind: z.optional(z.enum(['user', 'contractor'])),
  token: z.optional(z.string()),
  user: z.optional(userView),
  contractor: z.optional(ownBusinessView),
});
export type PhoneStep = z.infer<typeof phoneStep>;
