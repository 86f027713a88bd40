import { fitLetters } from '#server/base/fit-letters.ts';
import { type ContentType, LONGEST_VARIABLE, type MessageKind } from '#shared/schemas/short-messages.ts';
import { shortMessagesText } from '#shared/texts.ts';

/** By which a short message leaves the site; into the folder where no other way is set. */
export type WayName = 'sms' | 'whatsapp' | 'folder';

interface Kind {
  /** The names of the variables in its text, each a value that the caller gives. */
  variables: readonly string[];
  /** The ways it is tried by, the first first. */
  ways: readonly Exclude<WayName, 'folder'>[];
  /** Until when it is of use, in seconds: it is not sent later. */
  life: number;
  /** Somebody has asked for it and waits: it goes out at night too, and to who wants no other messages. */
  isAwaited: boolean;
  /** As what its template is registered, where nobody has said. */
  contentType: ContentType;
  /** Its text, where the operators have registered no other; in the language that is spoken. */
  text: (site: Site) => string;
}

/** The site as texts name it: by its name on the internet, and by the address of its pages. */
interface Site {
  host: string;
  url: string;
}

const MINUTE = 60;
const DAY = 86_400;

/** What brings news: of use for three days, and nobody waits for it. A link in it is given as the path that it opens, signed in. */
const NEWS = { ways: ['whatsapp', 'sms'], life: 3 * DAY, isAwaited: false, contentType: 'service_implicit' } as const;

/** A code, which somebody waits for. Authentication templates were closed to India for long, and are dearer than an SMS (docs/decisions/210-short-messages.md). */
const CODE = {
  variables: ['code'],
  ways: ['sms', 'whatsapp'],
  life: 10 * MINUTE,
  isAwaited: true,
  contentType: 'service_implicit',
} as const;

/** Every kind of short message. A kind that is new: one entry, its name in `MESSAGE_KINDS`, and its text in every language. */
export const KINDS = {
  code: { ...CODE, text: (site: Site) => shortMessagesText.code(site) },
  claimCode: { ...CODE, text: (site: Site) => shortMessagesText.claimCode(site) },
  parentCode: { ...CODE, text: (site: Site) => shortMessagesText.parentCode(site) },
  enquiry: {
    variables: ['name', 'work', 'place', 'link'],
    ...NEWS,
    text: (site: Site) => shortMessagesText.enquiry(site),
  },
  message: { variables: ['name', 'work', 'link'], ...NEWS, text: (site: Site) => shortMessagesText.message(site) },
  closed: { variables: ['name', 'work', 'outcome', 'link'], ...NEWS, text: (site: Site) => shortMessagesText.closed(site) },
  decision: { variables: ['business', 'outcome', 'link'], ...NEWS, text: (site: Site) => shortMessagesText.decision(site) },
  review: { variables: ['name', 'stars', 'link'], ...NEWS, text: (site: Site) => shortMessagesText.review(site) },
  answer: { variables: ['business', 'work', 'link'], ...NEWS, text: (site: Site) => shortMessagesText.answer(site) },
  asked: { variables: ['business', 'work', 'outcome', 'link'], ...NEWS, text: (site: Site) => shortMessagesText.asked(site) },
  reply: { variables: ['business', 'link'], ...NEWS, text: (site: Site) => shortMessagesText.reply(site) },
  moderation: { variables: ['writing', 'business', 'outcome', 'link'], ...NEWS, text: (site: Site) => shortMessagesText.moderation(site) },
  workDone: { variables: ['business', 'link'], ...NEWS, text: (site: Site) => shortMessagesText.workDone(site) },
  reviewWanted: { variables: ['business', 'link'], ...NEWS, text: (site: Site) => shortMessagesText.reviewWanted(site) },
  invitation: { variables: ['until'], ...NEWS, text: (site: Site) => shortMessagesText.invitation(site) },
  claimed: { variables: ['business'], ...NEWS, text: (site: Site) => shortMessagesText.claimed(site) },
  test: {
    variables: ['time'],
    ways: ['whatsapp', 'sms'],
    life: DAY,
    isAwaited: false,
    contentType: 'service_implicit',
    text: (site: Site) => shortMessagesText.test(site),
  },
} as const satisfies Record<MessageKind, Kind>;

/** The values that a kind of message takes; of one of several kinds, those of one of them. */
export type ValuesOf<Name extends MessageKind> = Name extends MessageKind
  ? Record<(typeof KINDS)[Name]['variables'][number], string>
  : never;

/** A kind by its name, of which only what all have is known. */
export function kindOf(name: MessageKind): Kind {
  return KINDS[name];
}

/** The site as texts name it. */
export function siteOf({ PUBLIC_URL }: { PUBLIC_URL: string }): Site {
  return { host: new URL(PUBLIC_URL).hostname, url: PUBLIC_URL };
}

/** {code} and the like in a text. */
const VARIABLE = /\{([a-z]+)\}/g;

/** The names of the variables of a text, in their order. */
export function variablesOf(text: string): string[] {
  return [...text.matchAll(VARIABLE)].map(([, name = '']) => name);
}

/** The text as the operators have it: {#var#} where a value comes. */
export function asRegistered(text: string): string {
  return text.replaceAll(VARIABLE, '{#var#}');
}

/** A text with its values, each on one line and no longer than the operators let it be: they drop a message that has one letter more. */
export function fillIn(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(VARIABLE, (_variable, name: string) => fitVariable(values[name] ?? ''));
}

/**
 * A value as a variable may hold it: what WhatsApp refuses (ends of lines, tabs, four spaces) is one space, {#var#} holds thirty letters.
 */
export function fitVariable(value: string): string {
  const line = value.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
  return line === '' ? '-' : fitLetters(line, LONGEST_VARIABLE);
}
