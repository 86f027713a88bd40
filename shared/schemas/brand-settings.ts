import * as z from 'zod/mini';
import { findUnreadable, readColour } from '#shared/brand/shown-colours.ts';
import { plainDigits } from '#shared/digits.ts';
import { readEmail } from '#shared/email.ts';
import { cleanName, isReadable } from '#shared/names.ts';
import { cutOff, type Say } from '#shared/schemas/text.ts';
import type { PictureUpload } from '#shared/schemas/uploads.ts';
import { brandMessages, formMessages as messages } from '#shared/texts.ts';

/** How long what the team sets of the brand may be. In letters. */
export const BRAND_LIMITS = { name: 40, text: 120, address: 300, lines: 5, url: 300 } as const;

/** Where each page elsewhere has to be: its icon promises it. Those that are shown, in their order. */
const SOCIAL_HOSTS = {
  facebook: { name: 'Facebook', hosts: ['facebook.com', 'fb.com', 'fb.me'] },
  linkedin: { name: 'LinkedIn', hosts: ['linkedin.com', 'lnkd.in'] },
  whatsapp: { name: 'WhatsApp', hosts: ['wa.me', 'whatsapp.com'] },
  x: { name: 'X', hosts: ['x.com', 'twitter.com'] },
} as const;
export type SocialField = keyof typeof SOCIAL_HOSTS;
export const socialFields = Object.keys(SOCIAL_HOSTS) as SocialField[];
/** As the icon and its label have it. */
export const socialName = (field: SocialField) => SOCIAL_HOSTS[field].name;

/** A text that may stay empty: then the files' own stands. It is on one line unless it is an address. */
function settable(longest: number, read: (typed: string) => string | undefined, wrong: Say) {
  return z._default(
    z.string({ error: () => messages.invalidRequest }).check(
      cutOff(longest, () => messages.tooLong),
      z.normalize('NFC'),
      z.trim(),
      z.maxLength(longest, { error: () => messages.tooLong, abort: true }),
      z.refine((typed) => typed === '' || (typed.isWellFormed() && read(typed) !== undefined), { error: wrong, abort: true }),
      z.overwrite((typed) => (typed === '' ? '' : (read(typed) ?? typed))),
    ),
    '',
  );
}

const readLine = (typed: string) => {
  const line = cleanName(typed);
  return isReadable(line) ? line : undefined;
};

/** Each line by itself, empty ones left out. */
const readLines = (typed: string) => {
  const lines = typed
    .split(/[\r\n]+/)
    .map(cleanName)
    .filter((line) => line !== '');
  return lines.length > 0 && lines.length <= BRAND_LIMITS.lines && lines.some(isReadable) ? lines.join('\n') : undefined;
};

/** The ten digits of a number of India, a landline's with its code. */
function readPhone(typed: string) {
  const digits = plainDigits(typed.normalize('NFKC')).replaceAll(/[\s().-]/g, '');
  return /^(?:\+?91|0)?([1-9]\d{9})$/.exec(digits)?.[1];
}

/** An address of one of these hosts, as a browser writes it; https stands where none is typed. */
function readPageOf(hosts: readonly string[]) {
  return (typed: string) => {
    const whole = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
    const url = URL.canParse(whole) ? new URL(whole) : undefined;
    if (!url || url.username || url.password || url.port || !url.pathname.slice(1)) return undefined;
    if (!hosts.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`))) return undefined;
    url.protocol = 'https:';
    return url.href.length <= BRAND_LIMITS.url ? url.href : undefined;
  };
}

const line = () => settable(BRAND_LIMITS.text, readLine, () => brandMessages.unreadable);
const email = () => settable(BRAND_LIMITS.text, readEmail, () => messages.validEmail);
const colour = () => settable(20, readColour, () => brandMessages.notAColour);
const page = (field: SocialField) =>
  settable(BRAND_LIMITS.url, readPageOf(SOCIAL_HOSTS[field].hosts), () => brandMessages.notAPageOf(socialName(field)));

const fields = {
  name: settable(BRAND_LIMITS.name, readLine, () => brandMessages.unreadable),
  enterprise: line(),
  proprietor: line(),
  address: settable(BRAND_LIMITS.address, readLines, () => brandMessages.addressLines(BRAND_LIMITS.lines)),
  supportPhone: settable(BRAND_LIMITS.text, readPhone, () => messages.invalidPhoneNumber),
  infoEmail: email(),
  grievanceName: line(),
  grievanceEmail: email(),
  courts: line(),
  facebook: page('facebook'),
  linkedin: page('linkedin'),
  whatsapp: page('whatsapp'),
  x: page('x'),
  brick: colour(),
  ink: colour(),
  sand: colour(),
  paper: colour(),
};

/** What the team has set, by field; an empty text stands for what the files have. */
export const brandFields = z.object(fields);
export type BrandFields = z.infer<typeof brandFields>;

/** A box of a form, or what programs send. */
const ticked = z.pipe(
  z.transform((value: unknown) => (value === 'true' ? true : value)),
  z.boolean({ error: () => messages.invalidRequest }),
);

/** What is sent: all fields, the version that they were opened with, and what becomes of the logo. */
export const brandInput = z
  .object({
    ...fields,
    /** A new logo; without one it stays. */
    image: z.optional(z.custom<PictureUpload>((value) => typeof value === 'string', { error: () => messages.invalidRequest })),
    dropsLogo: z.optional(ticked),
    version: z.optional(z.int({ error: () => messages.invalidRequest })),
  })
  .check(({ value, issues }) => {
    const { brick, ink, sand, paper } = value;
    const set = Object.fromEntries(Object.entries({ brick, ink, sand, paper }).filter(([, value]) => readColour(value) !== undefined));
    const unreadable = findUnreadable(set);
    if (!unreadable) return;
    const { colour, contrast } = unreadable;
    const say = colour === 'brick' || colour === 'ink' ? brandMessages.tooLight : brandMessages.tooDark;
    issues.push({ code: 'custom', path: [colour], message: say(Math.floor(contrast * 10) / 10), input: value[colour] });
  });
export type BrandInput = z.infer<typeof brandInput>;

/** The same as its form has it. */
export interface EditableBrand {
  set: BrandFields;
  hasLogo: boolean;
  version: number;
}
