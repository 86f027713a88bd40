import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import * as z from 'zod';
import { findAddressFault } from '#server/base/address-fault.ts';
import { withWholeTls } from '#server/base/address-tls.ts';
import { messageSettings, smsOf, whatsAppOf } from '#server/base/message-settings.ts';
import { readRedisAddress } from '#server/base/redis-address.ts';
import { registerOf, registerSettings } from '#server/base/register-settings.ts';
import { StartError } from '#server/base/start-error.ts';
import { isPublicSite } from '#server/base/this-machine.ts';
import { brand } from '#shared/brand/brand.ts';
import { readEmail } from '#shared/email.ts';
import { WAITING_FIELDS } from '#shared/waiting-fields.ts';

const port = z.coerce.number().int().min(0).max(65535);
const flag = z.enum(['0', '1']).transform((value) => value === '1');
const webUrl = z.url({ protocol: /^https?$/ });
const text = z.string().min(1);
const email = z.string().transform((typed, { issues }) => {
  const address = readEmail(typed);
  if (address === undefined) issues.push({ code: 'custom', message: EMAIL, input: typed });
  return address ?? z.NEVER;
});

const WEB_ADDRESS = 'an address that begins with http:// or https://';
const SOME_TEXT = 'some text';
const EMAIL = 'an e-mail address';
const SECRET = 'at least 16 characters';

/**
 * Every setting the program reads, with its default (.env.example). An empty variable counts as unset. The description says what is
 * wanted, for whoever has set something else: '… must be …'.
 */
const environment = z.object({
  // 0, any free port, is for tests alone.
  PORT: port.default(3000).describe('a number from 1 to 65535'),
  HOST: text.default('127.0.0.1').describe(SOME_TEXT),
  WORKERS: z.literal('auto').or(z.coerce.number().int().min(1).max(64)).default(1).describe('a number from 1 to 64, or auto'),
  PUBLIC_URL: webUrl.optional().describe(WEB_ADDRESS),
  HSTS_SUBDOMAINS: flag.default(false).describe('0 or 1'),
  DATA_DIR: text.default('./data').describe('a folder'),
  // The faults of these two are told apart (postgresOf).
  DATABASE_URL: z.string().trim().optional().describe('an address that begins with postgres://'),
  DATABASE_REPLICA_URLS: z
    .string()
    .transform((list) => list.split(',').map((url) => url.trim()))
    .optional()
    .describe('addresses that begin with postgres://, separated by commas'),
  SYNCHRONOUS: flag.optional().describe('0 or 1'),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10).describe('a number from 2 to 200'),
  DEMO: flag.optional().describe('0 or 1'),
  ADMIN_EMAIL: email.optional().describe(EMAIL),
  ADMIN_PASSWORD: z.string().min(6).max(128).optional().describe('6 to 128 characters'),
  TEAM_EMAIL: email.optional().describe(EMAIL),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe('an address that begins with smtp:// or smtps://'),
  MAIL_FROM: text.default(`${brand.name} <no-reply@nirmaan.local>`).describe(SOME_TEXT),
  ...messageSettings,
  ...registerSettings,
  STORAGE: z.enum(['fs', 's3']).default('fs').describe('fs or s3'),
  S3_ENDPOINT: webUrl.optional().describe(WEB_ADDRESS),
  S3_REGION: text.default('us-east-1').describe(SOME_TEXT),
  S3_BUCKET: text.optional().describe(SOME_TEXT),
  S3_ACCESS_KEY_ID: text.optional().describe(SOME_TEXT),
  S3_SECRET_ACCESS_KEY: text.optional().describe(SOME_TEXT),
  WAITING_FIELDS: z
    .string()
    .transform((list) => (list.trim() === 'none' ? [] : list.split(',').map((field) => field.trim())))
    .pipe(z.array(z.enum(WAITING_FIELDS)))
    .default([...WAITING_FIELDS])
    .describe(`none, or some of ${WAITING_FIELDS.join(', ')}, separated by commas`),
  CHECK_MONTHS: z.coerce.number().int().min(2).max(60).default(12).describe('a number from 2 to 60'),
  PUSH_STAND_IN: z
    .string()
    .regex(/^http:\/\/(127\.0\.0\.1|localhost):\d{1,5}$/)
    .optional()
    .describe('http://127.0.0.1 and a port'),
  WEBHOOK_STAND_IN: z
    .string()
    .regex(/^http:\/\/(127\.0\.0\.1|localhost):\d{1,5}$/)
    .optional()
    .describe('http://127.0.0.1 and a port'),
  PLUGINS_DIR: text.optional().describe('a folder'),
  PAYMENTS: z.enum(['off', 'sandbox', 'cashfree']).optional().describe('off, sandbox or cashfree'),
  CASHFREE_APP_ID: text.optional().describe(SOME_TEXT),
  CASHFREE_SECRET_KEY: text.optional().describe(SOME_TEXT),
  CASHFREE_ENV: z.enum(['sandbox', 'production']).default('sandbox').describe('sandbox or production'),
  CASHFREE_URL: webUrl.optional().describe(WEB_ADDRESS),
  GOOGLE_MAPS_API_KEY: text.optional().describe(SOME_TEXT),
  MAP_TILES_URL: webUrl
    .refine((url) => ['{z}', '{x}', '{y}'].every((part) => url.includes(part)))
    .optional()
    .describe('an address that begins with http:// or https:// and has {z}, {x} and {y} in it'),
  MAP_TILES_ATTRIBUTION: text.optional().describe(SOME_TEXT),
  GA_MEASUREMENT_ID: z
    .string()
    .regex(/^G-[A-Z0-9]+$/)
    .optional()
    .describe('G- with capital letters and digits after it'),
  REDIS_URL: z
    .string()
    .trim()
    .refine((address) => readRedisAddress(address) !== undefined)
    .optional()
    .describe('an address that begins with redis://, rediss:// or redis+sentinel://'),
  QUARTERLY_NOTICE: z
    .enum(['on', 'off'])
    .default('on')
    .transform((value) => value === 'on')
    .describe('on or off'),
  RATE_LIMITS: z
    .enum(['on', 'off'])
    .default('on')
    .transform((value) => value === 'on')
    .describe('on or off'),
  BACKUP_DIR: text.optional().describe('a folder'),
  BACKUP_KEY: z.string().min(16).optional().describe(SECRET),
  DOCUMENTS_KEY: z.string().min(16).optional().describe(SECRET),
  DOCUMENTS_KEY_BEFORE: z.string().min(16).optional().describe(SECRET),
  BACKUP_KEEP: z.coerce.number().int().min(1).max(1000).default(7).describe('a number from 1 to 1000'),
  PAGE_CACHE_MB: z.coerce.number().int().min(0).max(10_000).default(32).describe('a number from 0 to 10000'),
  PAGE_CACHE_SECONDS: z.coerce.number().int().min(0).max(3_600).default(0).describe('a number from 0 to 3600'),
  TRUST_PROXY: text.refine(isProxyList).optional().describe('a number of hops, or addresses and networks separated by commas'),
  METRICS_TOKEN: z.string().min(16).optional().describe(SECRET),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('fatal, error, warn, info, debug, trace or silent'),
  LOG_FORMAT: z.enum(['plain', 'json']).optional().describe('plain or json'),
});

/** What Fastify trusts: a number of hops, or addresses, networks and the names of the private ones. */
function isProxyList(list: string) {
  return /^\d{1,3}$/.test(list) || list.split(',').every((part) => isNetwork(part.trim()));
}

function isNetwork(text: string) {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [address = '', bits = '1', ...more] = text.split('/');
  return isIP(address) > 0 && /^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (isIP(address) === 4 ? 32 : 128) && more.length === 0;
}

export type Config = ReturnType<typeof readConfig>;

/**
 * Reads and checks the settings (.env.example).
 * @throws StartError naming the first wrong variable.
 */
export function readConfig(env: Record<string, string | undefined>) {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = environment.safeParse(set);
  if (!parsed.success) {
    const name = String(parsed.error.issues[0]?.path[0]) as keyof typeof environment.shape;
    throw new StartError(`${name} must be ${environment.shape[name].description}, found ${shownValue(name, set[name])}`);
  }
  const settings = parsed.data;
  return {
    ...settings,
    WORKERS: settings.WORKERS === 'auto' ? availableParallelism() : settings.WORKERS,
    DATA_DIR: path.resolve(settings.DATA_DIR),
    // Blanks alone are none.
    DATABASE_URL: settings.DATABASE_URL ? postgresOf('DATABASE_URL', settings.DATABASE_URL) : undefined,
    DATABASE_REPLICA_URLS: settings.DATABASE_REPLICA_URLS?.map((url) => postgresOf('DATABASE_REPLICA_URLS', url)),
    BACKUP_DIR: settings.BACKUP_DIR === undefined ? undefined : path.resolve(settings.BACKUP_DIR),
    PLUGINS_DIR: settings.PLUGINS_DIR === undefined ? undefined : path.resolve(settings.PLUGINS_DIR),
    PUBLIC_URL: (settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`).replace(/\/$/, ''),
    PAYMENTS: settings.PAYMENTS ?? (settings.PUBLIC_URL && isPublicSite(settings.PUBLIC_URL) ? ('off' as const) : ('sandbox' as const)),
    DEMO: settings.DEMO ?? (!settings.DATABASE_URL && !settings.PUBLIC_URL?.startsWith('https:')),
    // People read a terminal, programs what is no terminal.
    LOG_FORMAT: settings.LOG_FORMAT ?? (process.stdout.isTTY ? ('plain' as const) : ('json' as const)),
    SMS: smsOf(settings),
    WHATSAPP: whatsAppOf(settings),
    GSTIN_REGISTER: registerOf(settings),
    S3: bucketOf(settings),
    CASHFREE: cashfreeOf(settings),
    MAP_TILES: mapTilesOf(settings),
    PUSH_STAND_IN: standInOf(settings, 'PUSH_STAND_IN'),
    WEBHOOK_STAND_IN: standInOf(settings, 'WEBHOOK_STAND_IN'),
  };
}

/** @throws StartError with what is wrong with the address of a database. */
function postgresOf(name: 'DATABASE_URL' | 'DATABASE_REPLICA_URLS', address: string): string {
  const fault = findAddressFault(address);
  if (fault) throw new StartError(`${name} ${fault}`);
  return withWholeTls(address);
}

/** A store that speaks S3, where pictures are kept instead of in DATA_DIR. */
export interface BucketSettings {
  /** Unset for Amazon's own. */
  endpoint: string | undefined;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** @throws StartError when pictures go to a bucket and a setting of it is missing. */
function bucketOf(settings: z.infer<typeof environment>): BucketSettings | undefined {
  return settings.STORAGE === 'fs' ? undefined : requireBucket(settings, 'when STORAGE is s3');
}

type OfBucket = 'S3_BUCKET' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY';

/**
 * The bucket that the settings name, wherever pictures are kept now.
 * @param when what it is needed for.
 * @throws StartError when a setting of it is missing.
 */
export function requireBucket(
  settings: Partial<Record<OfBucket | 'S3_ENDPOINT', string | undefined>> & { S3_REGION: string },
  when: string,
): BucketSettings {
  const needed = (name: OfBucket) => {
    const value = settings[name];
    if (value === undefined) throw new StartError(`${name} must be set ${when}`);
    return value;
  };
  return {
    endpoint: settings.S3_ENDPOINT,
    region: settings.S3_REGION,
    bucket: needed('S3_BUCKET'),
    accessKeyId: needed('S3_ACCESS_KEY_ID'),
    secretAccessKey: needed('S3_SECRET_ACCESS_KEY'),
  };
}

/** The provider that takes the money for the plan. */
export interface CashfreeSettings {
  baseUrl: string;
  appId: string;
  secretKey: string;
  mode: 'sandbox' | 'production';
}

const CASHFREE_URLS = { sandbox: 'https://sandbox.cashfree.com/pg', production: 'https://api.cashfree.com/pg' };

/** @throws StartError when the provider takes the money and a setting of it is missing. */
function cashfreeOf(settings: z.infer<typeof environment>): CashfreeSettings | undefined {
  if (settings.PAYMENTS !== 'cashfree') return undefined;
  const needed = (name: 'CASHFREE_APP_ID' | 'CASHFREE_SECRET_KEY') => {
    const value = settings[name];
    if (value === undefined) throw new StartError(`${name} must be set when PAYMENTS is cashfree`);
    return value;
  };
  return {
    baseUrl: (settings.CASHFREE_URL ?? CASHFREE_URLS[settings.CASHFREE_ENV]).replace(/\/$/, ''),
    appId: needed('CASHFREE_APP_ID'),
    secretKey: needed('CASHFREE_SECRET_KEY'),
    mode: settings.CASHFREE_ENV,
  };
}

/** @throws StartError on a public site: whoever has an account could have it send requests to this machine. */
function standInOf(settings: z.infer<typeof environment>, name: 'PUSH_STAND_IN' | 'WEBHOOK_STAND_IN'): string | undefined {
  if (settings[name] !== undefined && settings.PUBLIC_URL?.startsWith('https:')) {
    throw new StartError(`${name} is for tests: it must not be set when PUBLIC_URL is https`);
  }
  return settings[name];
}

/** Where the pictures of maps come from, and whom to name for them. */
export interface MapTiles {
  /** With {z}, {x} and {y}; {s} stands for one of a, b and c. */
  url: string;
  /** Text in which [words](https://…) are a link. */
  attribution: string;
}

/** @throws StartError when there are pictures and nobody to name for them: their makers ask for it. */
function mapTilesOf({ MAP_TILES_URL: url, MAP_TILES_ATTRIBUTION: attribution }: z.infer<typeof environment>): MapTiles | undefined {
  if (url === undefined) return undefined;
  if (attribution === undefined) throw new StartError('MAP_TILES_ATTRIBUTION must be set when MAP_TILES_URL is');
  return { url, attribution };
}

/** On one line; secrets, and addresses that may hold one, stay out of the terminal and the log. */
function shownValue(name: string, value = '') {
  if (!/PASSWORD|SECRET|KEY|URL|TOKEN/.test(name) || name === 'PUBLIC_URL') return value.replaceAll(/\s+/g, ' ');
  return 'something else, which is not shown';
}
