import * as z from 'zod/mini';
import { limits } from '#shared/limits.ts';
import { successView } from '#shared/schemas/answers.ts';
import { enteredFields, ownersFields, privateFields, shapeOf } from '#shared/schemas/business-fields.ts';
import { businessView } from '#shared/schemas/businesses.ts';
import { mobileText } from '#shared/schemas/phone-text.ts';
import { adult, newPasswordText, passwordText, remember } from '#shared/schemas/signing-in.ts';
import { emailText, orNone } from '#shared/schemas/text.ts';
import { pictureUpload } from '#shared/schemas/uploads.ts';
import { seenVersion } from '#shared/schemas/version.ts';
import { wholePrice } from '#shared/schemas/whole-price.ts';
import { formMessages as messages } from '#shared/texts.ts';

const required = () => messages.allFieldsRequired;

/** Pictures as a list, which a multipart form with one of them sends alone; browsers send an empty file where none was chosen. */
const pictureList = z.pipe(
  z.transform((value: unknown) => [value].flat().filter((picture) => !(picture instanceof Uint8Array && picture.length === 0))),
  z.array(pictureUpload(() => messages.uploadImage)).check(
    z.refine((list) => list.length > 0, { error: () => messages.uploadImage }),
    z.maxLength(limits.pictures, { error: () => messages.tooManyImages }),
  ),
);

/** 'Supplier register' (docs/product/forms.md). */
export const businessRegistration = z.object({
  ...shapeOf('input', ['name', 'phoneNo', 'email', 'service', 'address', 'city', 'state', 'price']),
  password: newPasswordText(required),
  ...shapeOf('input', ['shortDescription', 'lat', 'lng', 'openingHours', 'languages', 'nameHindi']),
  image: pictureUpload(required),
  adult,
  remember,
});
export type BusinessRegistration = z.infer<typeof businessRegistration>;

export const businessLogin = z.object({
  phoneNo: mobileText(required, () => messages.invalidMobile),
  password: passwordText(required),
  remember,
});
export type BusinessLogin = z.infer<typeof businessLogin>;

/** The same as the form checks it: a password that is too short for an account is not even tried (docs/product/forms.md). */
export const businessLoginForm = z.extend(businessLogin, {
  password: passwordText(required).check(z.minLength(limits.password.shortest, { error: () => messages.passwordTooShort })),
});

/**
 * 'Supplier profile edit' (docs/product/forms.md). `images` is the whole list in its order: new pictures and the addresses
 * of those that stay; without it all stay.
 */
const ownersEdit = z.object({
  ...shapeOf('input', ownersFields),
  images: z.optional(pictureList),
});
export const ownBusinessEdit = ownersEdit.check(wholePrice);
export type OwnBusinessEdit = z.infer<typeof ownBusinessEdit>;

/** 'Business edit' (docs/product/forms.md): an admin may leave e-mail and phone number empty. */
export const businessEdit = z
  .extend(ownersEdit, {
    ...shapeOf('input', enteredFields),
    email: orNone(emailText(required, () => messages.validEmail)),
    phoneNo: orNone(mobileText(required, () => messages.invalidMobile)),
    version: seenVersion,
  })
  .check(wholePrice);
export type BusinessEdit = z.infer<typeof businessEdit>;

export const businessStatus = z.enum(['approved', 'pending', 'rejected'], { error: () => messages.invalidRequest });
export type BusinessStatus = z.infer<typeof businessStatus>;

/** A business as its owner and the admin see it. */
export const ownBusinessView = z.extend(businessView, {
  ...shapeOf('view', privateFields),
  status: businessStatus,
  statusReason: z.string(),
  /** Waits to be confirmed, and then replaces `email`; the owner alone sees it. */
  newEmail: z.optional(z.string()),
  /** Whether the address is proven to be theirs; the owner alone sees it. */
  emailProven: z.optional(z.boolean()),
  /** Whether a code has proven the number; the owner alone sees it, as whether they have a password. */
  phoneProven: z.optional(z.boolean()),
  hasPassword: z.optional(z.boolean()),
});
export type OwnBusiness = z.infer<typeof ownBusinessView>;
/** A business as its owner's edit is held against it: an e-mail that there is none of may stay away, of whoever came by a code. */
export function asKept<Business extends Pick<OwnBusiness, 'email'>>(
  business: Business,
): Omit<Business, 'email'> & { email: string | null } {
  return { ...business, email: business.email || null };
}
export const ownBusinessAnswer = successView({ contractor: ownBusinessView });
export const businessSignedIn = successView({ message: z.string(), token: z.string(), contractor: ownBusinessView });
/** The notice says what is still to be done for a new e-mail. */
export const ownBusinessEdited = successView({ message: z.string(), notice: z.optional(z.string()), contractor: ownBusinessView });
