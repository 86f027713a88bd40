import * as z from 'zod/mini';
import { limits } from '#shared/limits.ts';
import { messages } from '#shared/messages.ts';
import { isIndianMobile, normalisePhone } from '#shared/phone.ts';
import { newPasswordText, passwordText, remember } from '#shared/schemas/accounts.ts';
import { successView } from '#shared/schemas/answers.ts';
import { businessView } from '#shared/schemas/businesses.ts';
import { emailText, requiredText } from '#shared/schemas/text.ts';

const required = messages.allFieldsRequired;

function mobileText(absent: string, invalid: string) {
  return z.pipe(requiredText(absent).check(z.refine(isIndianMobile, invalid)), z.transform(normalisePhone));
}

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
export const contractorEdited = successView({ message: z.string(), contractor: ownBusinessView });
