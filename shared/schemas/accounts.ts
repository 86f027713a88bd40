import * as z from 'zod/mini';
import { limits } from '#shared/limits.ts';
import { messages } from '#shared/messages.ts';
import { isIndianMobile, normalisePhone } from '#shared/phone.ts';
import { successView } from '#shared/schemas/answers.ts';
import { businessView } from '#shared/schemas/businesses.ts';
import { emailText, requiredText } from '#shared/schemas/text.ts';

const required = messages.allFieldsRequired;
const { shortest, longest } = limits.password;

/** A password as it is typed, in one Unicode form so that it is the same from every keyboard. */
function passwordText(absent: string) {
  return z.string(absent).check(z.normalize('NFC'), z.minLength(1, absent));
}

export function newPasswordText(absent: string, tooShort: string = messages.passwordTooShort) {
  return passwordText(absent).check(z.minLength(shortest, tooShort), z.maxLength(longest, messages.passwordTooLong));
}

function mobileText(absent: string, invalid: string) {
  return z.pipe(requiredText(absent).check(z.refine(isIndianMobile, invalid)), z.transform(normalisePhone));
}

/** An unticked 'Remember me' makes a cookie that ends with the browser; callers who say nothing are remembered. */
const remember = z.optional(z.boolean());

export const userRegistration = z.object({
  email: emailText(required, messages.invalidEmail),
  userName: requiredText(required),
  password: newPasswordText(required),
  remember,
});
export type UserRegistration = z.infer<typeof userRegistration>;

/** Any password may be tried: one that is too short for an account gets the answer that every wrong one gets. */
export const userLogin = z.object({ userName: requiredText(required), password: passwordText(required), remember });
export type UserLogin = z.infer<typeof userLogin>;

export const userEdit = z
  .object({
    userName: requiredText(required),
    email: emailText(required, messages.invalidEmail),
    newPassword: newPasswordText(required),
    confirmPassword: passwordText(required),
  })
  .check(
    z.refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
      error: messages.passwordsDoNotMatch,
      path: ['confirmPassword'],
    }),
  );
export type UserEdit = z.infer<typeof userEdit>;

export const userView = z.object({
  _id: z.string(),
  userName: z.string(),
  email: z.string(),
  likedBusinesses: z.array(z.string()),
  plan: z.enum(['free', 'one_time']),
});
export type User = z.infer<typeof userView>;
export const userAnswer = successView({ data: userView });
export const userSignedIn = successView({ message: z.string(), token: z.string(), user: userView });

const reference = { business: z.string() };
const sessionView = z.object({ createdAt: z.string(), expiresAt: z.string() });
const sentEnquiry = z.object({
  business: z.nullable(z.string()),
  businessName: z.nullable(z.string()),
  name: z.string(),
  phoneNo: z.string(),
  email: z.string(),
  message: z.string(),
  sentAt: z.string(),
  consentedAt: z.string(),
});

/** What a user keeps with us, to take away (contract §5, 'Personal data'). */
export const userDataAnswer = successView({
  data: z.object({
    user: z.extend(userView, { createdAt: z.string() }),
    reviews: z.array(
      z.object({
        ...reference,
        businessName: z.string(),
        name: z.string(),
        email: z.nullable(z.string()),
        description: z.string(),
        rating: z.number(),
        writtenAt: z.string(),
      }),
    ),
    likes: z.array(z.object({ ...reference, name: z.string(), likedAt: z.string() })),
    phoneViews: z.array(z.object({ ...reference, name: z.string(), seenAt: z.string() })),
    sentEnquiries: z.array(sentEnquiry),
    sessions: z.array(sessionView),
  }),
});
export type UserData = z.infer<typeof userDataAnswer>['data'];

function degrees(bound: number) {
  return z.optional(
    z.number(messages.invalidCoordinates).check(z.gte(-bound, messages.invalidCoordinates), z.lte(bound, messages.invalidCoordinates)),
  );
}

const point = { lat: degrees(90), lng: degrees(180) };

const profileFields = {
  name: requiredText(required),
  phoneNo: mobileText(required, messages.invalidMobile),
  email: emailText(required, messages.validEmail),
  service: requiredText(required, limits.service),
  address: requiredText(required, 500),
  city: requiredText(required),
  state: requiredText(required),
  price: requiredText(required, limits.price),
};

/** 'Supplier register' (specification 1 §5). The picture is a data URL; the server looks at what is in it. */
export const contractorRegistration = z.object({
  ...profileFields,
  password: newPasswordText(required),
  shortDescription: requiredText(required, 500),
  image: z.string(required).check(z.minLength(1, required)),
  ...point,
  remember,
});
export type ContractorRegistration = z.infer<typeof contractorRegistration>;

export const contractorLogin = z.object({
  phoneNo: mobileText(required, messages.invalidMobile),
  password: passwordText(required),
  remember,
});
export type ContractorLogin = z.infer<typeof contractorLogin>;

/**
 * 'Supplier profile edit' (specification 1 §5). `images` is the whole list in its order: data URLs of new pictures and the
 * addresses of those that stay; without it all stay.
 */
export const contractorEdit = z.object({
  ...profileFields,
  shortDescription: requiredText(required, 500),
  description: requiredText(required, limits.longText),
  images: z.optional(
    z.array(z.string()).check(
      z.refine((list) => list.length > 0, messages.uploadImage),
      z.maxLength(limits.pictures, messages.tooManyImages),
    ),
  ),
  ...point,
});
export type ContractorEdit = z.infer<typeof contractorEdit>;

/** A business as its owner and the admin see it. */
export const ownBusinessView = z.extend(businessView, {
  phoneNo: z.string(),
  email: z.string(),
  status: z.enum(['approved', 'pending', 'rejected']),
});
export type OwnBusiness = z.infer<typeof ownBusinessView>;
export const contractorAnswer = successView({ contractor: ownBusinessView });
export const contractorSignedIn = successView({ message: z.string(), token: z.string(), contractor: ownBusinessView });

const pattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** 'Admin login' (specification 2 §5). */
export const adminLogin = z.object({
  email: requiredText(messages.emailRequired).check(z.regex(pattern, messages.invalidEmail)),
  password: passwordText(messages.passwordRequired),
  remember,
});
export type AdminLogin = z.infer<typeof adminLogin>;

export const adminView = z.object({ _id: z.string(), email: z.string() });
export type Admin = z.infer<typeof adminView>;
export const adminSignedIn = successView({ message: z.string(), token: z.string(), admin: adminView });

/** Who is signed in, as the navigation bar needs it. */
export type Account =
  | { kind: 'visitor' }
  | { kind: 'user'; user: User }
  | { kind: 'contractor'; contractor: OwnBusiness }
  | { kind: 'admin'; admin: Admin };
