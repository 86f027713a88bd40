import * as z from 'zod/mini';
import { successView } from '#shared/schemas/answers.ts';
import { ownPasskey } from '#shared/schemas/passkeys.ts';
import { teamRole } from '#shared/schemas/team-roles.ts';
import { formMessages as messages, secondFactorMessages } from '#shared/texts.ts';

const invalid = { error: () => messages.invalidRequest };

/** A code of the app, or one that was written down, as it was typed. */
export const typedCode = z
  .string({ error: () => secondFactorMessages.codeNeeded })
  .check(
    z.trim(),
    z.minLength(1, { error: () => secondFactorMessages.codeNeeded }),
    z.maxLength(100, { error: () => secondFactorMessages.wrongCode }),
  );

export const factorCode = z.object({ code: typedCode });

/** What the app is given, as text, as an address and as a picture (SVG). */
const factorSetup = z.object({ secret: z.string(), address: z.string(), picture: z.string() });
export type FactorSetup = z.infer<typeof factorSetup>;
export const factorBegun = successView(factorSetup.shape);
export const recoveryCodesAnswer = successView({ message: z.string(), recoveryCodes: z.array(z.string()) });

export const factorDemand = z.object({ isOn: z.boolean(invalid) });

/** Where somebody is signed in. */
const openSession = z.object({
  _id: z.string(),
  since: z.string(),
  until: z.string(),
  /** As the browser named itself at sign-in: 'Chrome' and 'Android'; null where it said nothing that is known. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  /** It is the one that asks. */
  isThis: z.boolean(),
});
export type OpenSession = z.infer<typeof openSession>;

/** How somebody of the team signs in. */
const ownAccess = z.object({
  email: z.string(),
  role: teamRole,
  /** The settings say their password. */
  hasPasswordOfSettings: z.boolean(),
  /** A code or a passkey is asked for after the password. */
  hasFactor: z.boolean(),
  /** An app makes codes for them. */
  hasApp: z.boolean(),
  passkeys: z.array(ownPasskey),
  /** Browsers give this site passkeys. */
  hasPasskeysHere: z.boolean(),
  /** The team must have one, and they have none: until they do they open nothing else. */
  lacksFactor: z.boolean(),
  recoveryCodesLeft: z.int(),
  sessions: z.array(openSession),
});
export type OwnAccess = z.infer<typeof ownAccess>;
export const ownAccessAnswer = successView(ownAccess.shape);

/** One of the own sessions by its name, or 'others' for all but the one that asks. */
export const sessionChoice = z.object({ which: z.string() });
