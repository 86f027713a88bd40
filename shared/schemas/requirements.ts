import * as z from 'zod/mini';
import type { Point } from '#shared/distance.ts';
import { limits } from '#shared/limits.ts';
import { isIndianMobile, normalisePhone } from '#shared/phone.ts';
import { type Budget, budgets, type Timing, timings } from '#shared/requirement-choices.ts';
import { successView } from '#shared/schemas/answers.ts';
import type { Business, ResponseBadge } from '#shared/schemas/businesses.ts';
import { honeypot } from '#shared/schemas/contact.ts';
import type { ThreadEnded } from '#shared/schemas/enquiries.ts';
import { type EnquiryValues, type EnteredFact, enquiryShapeOf, enteredFacts } from '#shared/schemas/enquiry-fields.ts';
import { personNameText } from '#shared/schemas/name-text.ts';
import { sayPhoneFault } from '#shared/schemas/phone-text.ts';
import type { PrivatePicture } from '#shared/schemas/private-pictures.ts';
import type { SentRequest } from '#shared/schemas/requirement-closing.ts';
import { emailText, requiredText, valueText } from '#shared/schemas/text.ts';
import type { Asked, ThreadEnd } from '#shared/schemas/threads.ts';
import { pictureUploads, several } from '#shared/schemas/uploads.ts';
import type { AskedWork } from '#shared/schemas/work-done.ts';
import { formMessages as messages, requirementMessages } from '#shared/texts.ts';

const required = () => messages.allFieldsRequired;

const isChosenOnce = (ids: string[]) => new Set(ids.map((id) => id.toLowerCase())).size === ids.length;

const chosenBusinesses = z.pipe(
  several,
  z
    .array(z.uuid({ error: () => messages.invalidRequest }))
    .check(
      z.minLength(1, { error: () => requirementMessages.chooseBusiness }),
      z.refine(isChosenOnce, { error: () => requirementMessages.chosenTwice }),
      z.maxLength(limits.requirement.businesses, { error: () => requirementMessages.tooManyBusinesses }),
    ),
);

const ticked = z.pipe(
  z.transform((value: unknown) => [true, 'on', 'true', '1', 'yes'].includes(value as string)),
  z.boolean(),
);

const keysOf = <Key extends string>(table: Record<Key, string>) => Object.keys(table) as [Key, ...Key[]];

/** The form of a request for quotes, in the order in which its rules are checked (docs/product/forms.md). */
export const requirementInput = z
  .object({
    /** Made for each form: what is sent twice under it is sent once. */
    sendKey: z.uuid({ error: () => messages.invalidRequest }),
    businesses: chosenBusinesses,
    service: valueText(required, limits.service),
    place: valueText(required, limits.searchText),
    work: requiredText(required, 3_000),
    timing: z.enum(keysOf(timings), { error: () => requirementMessages.chooseTiming }),
    budget: z.pipe(
      z.transform((value: unknown) => (value === '' || value === null ? undefined : value)),
      z.optional(z.enum(keysOf(budgets), { error: () => requirementMessages.unknownBudget })),
    ),
    ...enquiryShapeOf('input', enteredFacts),
    name: personNameText(required),
    email: emailText(required, () => messages.invalidEmail),
    /** Passed on, and kept, only where `sharePhone` is ticked. */
    phoneNo: z.optional(
      z.string({ error: () => messages.invalidMobile }).check(z.maxLength(limits.shortText, { error: () => messages.tooLong }), z.trim()),
    ),
    sharePhone: ticked,
    images: pictureUploads(limits.requirement.pictures, () => requirementMessages.tooManyPhotos),
    website: honeypot,
  })
  .check(
    z.refine(({ sharePhone, phoneNo = '' }) => !sharePhone || isIndianMobile(phoneNo), {
      error: ({ input }) => sayPhoneFault((input as { phoneNo?: string }).phoneNo ?? '', () => messages.invalidMobile),
      path: ['phoneNo'],
    }),
  );
export type RequirementInput = z.infer<typeof requirementInput>;

/** The number that is passed on: none that is not ticked. */
export function sharedPhone({ sharePhone, phoneNo = '' }: Pick<RequirementInput, 'sharePhone' | 'phoneNo'>): string {
  return sharePhone ? normalisePhone(phoneNo) : '';
}

/** `address`: the page of the request, on this site. Without an account it is a link that only the writer has. */
export const requirementSentAnswer = successView({ message: z.string(), address: z.string() });

/** A business that may be asked, and how it answers. */
export interface Match {
  business: Business;
  response: ResponseBadge | undefined;
}

/** What the page of the form shows. */
export interface RequirementForm {
  sendKey: string;
  /** What is asked for; of the first who was chosen where nothing is said. */
  service: string;
  /** What the visitor has chosen already, on other pages. */
  chosen: Match[];
  /** What they have chosen that cannot be asked: not listed, or their own. */
  dropped: { id: string; isOwn: boolean }[];
  /** Who else does this work there; nothing until service and place are known. */
  matches: Match[] | undefined;
  /** Why there are none: the place is not known. */
  refused: string | undefined;
}

export interface RequirementFormQuery {
  service: string | undefined;
  place: string | undefined;
  /** The point of the place, where the page that led here knew it. */
  at?: Point | undefined;
  businesses: string[];
}

/** What is asked, as its page shows it. */
export interface AskedFor extends EnquiryValues<EnteredFact> {
  service: string;
  place: string;
  work: string;
  timing: Timing;
  budget: Budget | null;
}

/** One answer of a business. */
export interface QuoteAnswer {
  body: string;
  priceFrom: number | null;
  priceTo: number | null;
  priceUnit: string | null;
  readyOn: string | null;
  photos: PrivatePicture[];
  answeredAt: string;
}

/** A chosen business and what it has answered, the first first. */
export interface Quote {
  enquiryId: string;
  /** How it answers. */
  response: ResponseBadge | undefined;
  /** None when it is not public any more. */
  businessId: string | null;
  name: string;
  endedAs: ThreadEnded | null;
  /** Nobody has answered for so long that another business may be asked instead. */
  isUnanswered: boolean;
  /** It has not got the request: the team reads it first, or has not passed it on. */
  withheldAs: 'held' | 'refused' | null;
  answers: QuoteAnswer[];
  /** Its answers that were not read, and the last that it wrote. */
  unread: number;
  lastAnswer: string | null;
}

/** A request with its answers, for whoever sent it. */
export interface RequirementPage extends AskedFor {
  byLink: boolean;
  /** Whether a link that was mailed opens it. */
  linkWorks: boolean;
  sentAt: string;
  closedAs: ThreadEnd | null;
  /** Whether that can still be taken back. */
  mayReopen: boolean;
  /** Whether the number was passed on. */
  mayCall: boolean;
  photos: PrivatePicture[];
  quotes: Quote[];
  /** Whether the work is done, for the user who chose one of those that are listed. */
  askedWork: AskedWork | null;
  /** Who may be asked instead of a business that has not answered; nobody where all have, or still have time. */
  matches: Match[];
}

/** What somebody has asked: one business, or several at once. */
export type AskedItem = { kind: 'enquiry'; enquiry: Asked } | { kind: 'request'; request: SentRequest };

export interface AskedItemsPage {
  items: AskedItem[];
  totalPages: number;
  currentPage: number;
  /** Where to go on; nothing behind the last. */
  next?: string;
}
