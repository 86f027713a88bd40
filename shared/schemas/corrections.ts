import * as z from 'zod/mini';
import { CORRECTED, CORRECTION_FIELDS } from '#shared/correction-fields.ts';
import { limits } from '#shared/limits.ts';
import { successView } from '#shared/schemas/answers.ts';
import { shapeOf } from '#shared/schemas/business-fields.ts';
import { honeypot } from '#shared/schemas/contact.ts';
import { entryView } from '#shared/schemas/entry.ts';
import { pagingQuery } from '#shared/schemas/paging.ts';
import { emailText, requiredText } from '#shared/schemas/text.ts';
import { seenVersion } from '#shared/schemas/version.ts';
import { isSource } from '#shared/source-link.ts';
import { formMessages as messages } from '#shared/texts.ts';

export const correctionField = z.enum(CORRECTION_FIELDS, { error: () => messages.chooseWhatIsWrong });

/** What everybody sees of an entry and may say is wrong: not its number, which is asked for. */
export const CORRECTABLE = [
  'name',
  'nameHindi',
  'service',
  'address',
  'city',
  'state',
  'openingHours',
  'workingSince',
  'languages',
] as const;

const { name, nameHindi, phoneNo, service, address, city, state, openingHours, workingSince, languages } = shapeOf('input', [
  ...CORRECTABLE,
  'phoneNo',
] as const);

/** One thing that is wrong with an entry, what is right, and how that is known. Who is not signed in gives an address, which a link proves. */
export const correctionInput = z
  .object({
    field: correctionField,
    name: z.optional(name),
    nameHindi,
    phoneNo: z.optional(phoneNo),
    service: z.optional(service),
    address: z.optional(address),
    city: z.optional(city),
    state: z.optional(state),
    openingHours,
    workingSince,
    languages,
    source: requiredText(() => messages.correctionSource, limits.corrections.source).check(
      z.refine(isSource, { error: () => messages.correctionSourceHttps }),
    ),
    email: z.optional(
      emailText(
        () => messages.emailRequired,
        () => messages.invalidEmail,
      ),
    ),
    website: honeypot,
  })
  .check(({ value, issues }) => {
    for (const given of CORRECTED[value.field])
      if (value[given] === undefined || value[given] === null)
        issues.push({ code: 'custom', path: [given], message: messages.sayWhatIsRight, input: value });
  });
export type CorrectionInput = z.infer<typeof correctionInput>;

export const correctionLink = z.object({ correction: z.string({ error: () => messages.invalidRequest }) });

/** 'owner' asks the owner, 'team' the team; 'ended': the entry was changed, or is not listed any more. */
export const correctionState = z.enum(['owner', 'team', 'accepted', 'refused', 'ended']);
export type CorrectionState = z.infer<typeof correctionState>;
/** The page says so by now, something else, or nothing any more. */
export const correctionEndedAs = z.enum(['same', 'changed', 'unlisted']);

/** A business as who suggests something of it sees it: what everybody may, without its number. */
export const correctableView = z.object({
  _id: z.string(),
  ...shapeOf('view', CORRECTABLE),
});
export type Correctable = z.infer<typeof correctableView>;

const suggested = {
  _id: z.string(),
  field: correctionField,
  /** What it is to be, as it is kept; empty of a business that is closed. */
  value: z.string(),
  source: z.string(),
  state: correctionState,
  endedAs: z.nullable(correctionEndedAs),
  /** Why the team refused it; empty otherwise. */
  reason: z.string(),
  sentAt: z.string(),
  decidedAt: z.nullable(z.string()),
};

/** A suggestion as who made it sees it: the number of the business is none of it. */
export const ownCorrectionView = z.object({ ...suggested, business: entryView });
export type OwnCorrection = z.infer<typeof ownCorrectionView>;
export const ownCorrectionsAnswer = successView({ corrections: z.array(ownCorrectionView) });

/** A suggestion as the owner of the entry sees it: nothing of who made it. */
export const ownersCorrectionView = z.object({
  ...suggested,
  shown: z.string(),
  /** Until when the owner is asked alone. */
  until: z.nullable(z.string()),
  /** Accepted, it waits for the team before it shows. */
  waits: z.boolean(),
  /** What the owner has said. */
  ownerReason: z.string(),
  version: z.int(),
});
export type OwnersCorrection = z.infer<typeof ownersCorrectionView>;
export const ownersCorrectionsAnswer = successView({ corrections: z.array(ownersCorrectionView) });

/** A suggestion as the team decides on it. */
export const correctionView = z.object({
  ...suggested,
  business: entryView,
  shown: z.string(),
  /** Whether the entry has an owner by now. */
  hasOwner: z.boolean(),
  ownerAnswer: z.enum(['none', 'silent', 'refused', 'accepted']),
  ownerReason: z.string(),
  /** Who suggests it; only an address for who has no account. */
  by: z.object({ kind: z.enum(['user', 'contractor', 'mail']), name: z.string() }),
  version: z.int(),
});
export type Correction = z.infer<typeof correctionView>;

export const correctionShow = z.enum(['waiting', 'decided'], { error: () => messages.invalidRequest });
export type CorrectionShow = z.infer<typeof correctionShow>;
export const correctionsQuery = z.object({ show: z._default(correctionShow, 'waiting'), ...pagingQuery() });
export const correctionsView = z.object({
  corrections: z.array(correctionView),
  totalPages: z.int(),
  currentPage: z.int(),
  counts: z.object({ waiting: z.int(), decided: z.int() }),
});
export type CorrectionPage = z.infer<typeof correctionsView>;
export const correctionsAnswer = successView(correctionsView.shape);

/** Why a suggestion is not right. `version`: of the one that was looked at. */
export const correctionRefusal = z.object({
  reason: requiredText(() => messages.sayWhyNot, limits.corrections.reason),
  version: seenVersion,
});
export const correctionDecision = z.discriminatedUnion(
  'decision',
  [z.object({ decision: z.literal('accept'), version: seenVersion }), z.extend(correctionRefusal, { decision: z.literal('refuse') })],
  { error: () => messages.invalidRequest },
);
export type CorrectionDecision = z.infer<typeof correctionDecision>;
