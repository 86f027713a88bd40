import * as z from 'zod/mini';
import { limits } from '#shared/limits.ts';
import { cleanName } from '#shared/names.ts';
import { successView } from '#shared/schemas/answers.ts';
import { requiredText } from '#shared/schemas/text.ts';
import { formMessages as messages, secondFactorMessages } from '#shared/texts.ts';

const invalid = { error: () => messages.invalidRequest };

/** Bytes as base64url, as browsers write them. */
const bytes = (longest: number) => z.string(invalid).check(z.regex(/^[\w-]+$/, invalid), z.maxLength(longest, invalid));

const credentialId = bytes(1_400);
const type = z.literal('public-key', invalid);

/** What a browser looks for a passkey by. */
export const knownCredential = z.object({ type, id: z.string(), transports: z.array(z.string()) });
export type KnownCredential = z.infer<typeof knownCredential>;

/** What a device is asked to make: `PublicKeyCredentialCreationOptionsJSON` of the standard, as far as it is used. */
export const passkeyCreation = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type, alg: z.int() })),
  excludeCredentials: z.array(knownCredential),
  authenticatorSelection: z.object({
    residentKey: z.literal('preferred'),
    requireResidentKey: z.boolean(),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
  timeout: z.int(),
});
export type PasskeyCreation = z.infer<typeof passkeyCreation>;
export const passkeyBegun = successView({ options: passkeyCreation });

/** What a device is asked to answer: `PublicKeyCredentialRequestOptionsJSON` of the standard, as far as it is used. */
export const passkeyRequest = z.object({
  challenge: z.string(),
  rpId: z.string(),
  allowCredentials: z.array(knownCredential),
  timeout: z.int(),
  userVerification: z.literal('required'),
});
export type PasskeyRequest = z.infer<typeof passkeyRequest>;
export const passkeyAsked = successView({ options: passkeyRequest });

const missing = () => secondFactorMessages.passkeyNameMissing;
/** What somebody calls their passkey, without signs that turn round what is read beside it. */
const name = requiredText(missing, limits.passkeys.name).check(z.overwrite(cleanName), z.minLength(1, { error: missing }));
export const passkeyName = z.object({ name });

/** A passkey that a device has made: `RegistrationResponseJSON` of the standard, as far as it is used, and its name. */
export const addedPasskey = z.object({
  name,
  id: credentialId,
  response: z.object({
    clientDataJSON: bytes(4_000),
    attestationObject: bytes(8_000),
    transports: z.optional(z.array(z.string(invalid).check(z.maxLength(40, invalid))).check(z.maxLength(20, invalid))),
  }),
});
export type AddedPasskey = z.infer<typeof addedPasskey>;

/** What a passkey answers: `AuthenticationResponseJSON` of the standard, as far as it is used. */
export const passkeyAnswer = z.object({
  id: credentialId,
  response: z.object({
    clientDataJSON: bytes(4_000),
    authenticatorData: bytes(4_000),
    signature: bytes(2_000),
  }),
});
export type PasskeyAnswer = z.infer<typeof passkeyAnswer>;

/** A passkey as its owner sees it. */
export const ownPasskey = z.object({ _id: z.string(), name: z.string(), addedAt: z.string(), usedAt: z.nullable(z.string()) });
export type OwnPasskey = z.infer<typeof ownPasskey>;
