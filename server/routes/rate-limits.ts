import rateLimit from '@fastify/rate-limit';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import ipaddr from 'ipaddr.js';
import type { Config } from '#server/base/config.ts';
import { refusals } from '#server/base/errors.ts';
import { readRedisAddress } from '#server/base/redis-address.ts';
import { type CountCall, createCount, storeOf } from '#server/routes/call-counts.ts';
import { findLink } from '#server/workers/link.ts';

/**
 * How often one address may call (docs/product/rules.md, 'Limits'). A route names its limit: `config: { rateLimit: rateLimits.search }`.
 */
export const rateLimits = {
  search: { max: 100, timeWindow: 1_000, groupId: 'search' },
  registration: { max: 60, timeWindow: 3_600_000, groupId: 'registration' },
  resetCode: { max: 10, timeWindow: 3_600_000, groupId: 'reset-code' },
  phoneCode: { max: 30, timeWindow: 3_600_000, groupId: 'phone-code' },
  phoneTry: { max: 120, timeWindow: 3_600_000, groupId: 'phone-try' },
  phoneCodeState: { max: 600, timeWindow: 3_600_000, groupId: 'phone-code-state' },
  resetTry: { max: 60, timeWindow: 3_600_000, groupId: 'reset-try' },
  signInLink: { max: 60, timeWindow: 3_600_000, groupId: 'sign-in-link' },
  newsletter: { max: 30, timeWindow: 600_000, groupId: 'newsletter' },
  savedSearch: { max: 30, timeWindow: 600_000, groupId: 'saved-search' },
  comment: { max: 30, timeWindow: 600_000, groupId: 'comment' },
  enquiry: { max: 30, timeWindow: 600_000, groupId: 'enquiry' },
  threadMessage: { max: 120, timeWindow: 600_000, groupId: 'thread-message' },
  requirement: { max: 30, timeWindow: 600_000, groupId: 'requirement' },
  getInTouch: { max: 30, timeWindow: 600_000, groupId: 'get-in-touch' },
  contactUs: { max: 30, timeWindow: 600_000, groupId: 'contact-us' },
  followedSearch: { max: 120, timeWindow: 600_000, groupId: 'followed-search' },
  claim: { max: 20, timeWindow: 3_600_000, groupId: 'claim' },
  correction: { max: 30, timeWindow: 600_000, groupId: 'correction' },
  grievance: { max: 30, timeWindow: 600_000, groupId: 'grievance' },
  report: { max: 30, timeWindow: 600_000, groupId: 'report' },
  paymentOrder: { max: 60, timeWindow: 600_000, groupId: 'payment-order' },
  paymentVerify: { max: 600, timeWindow: 600_000, groupId: 'payment-verify' },
};

/** Pictures that one account, and one network, may send in an hour: a full profile and its changes, an office, a shared address. */
export const pictureLimits = { account: 120, network: 480, timeWindow: 3_600_000 };

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts pictures that a network, or an account, sends. @throws 429, beyond the limit. */
    countPictures(by: { network: string; account?: string | undefined }, count: number): Promise<void>;
    /** Counts a call that a key makes, of those that it may make in a minute; the answer says how many are left. @throws 429, beyond them. */
    countKeyCall(keyId: string, perMinute: number, reply: FastifyReply): Promise<void>;
  }
}

export const rateLimiting = fp(async (app: FastifyInstance, { config }: { config: Config }) => {
  if (!config.RATE_LIMITS) {
    app.decorate('countPictures', async () => {});
    app.decorate('countKeyCall', async () => {});
    app.log.warn('RATE_LIMITS is off: for load tests only');
    return;
  }
  const redis = config.REDIS_URL ? await connectRedis(config.REDIS_URL, app.log) : undefined;
  if (redis) app.addHook('onClose', async () => void redis.disconnect());
  const count = createCount({ redis, link: findLink(), workers: config.WORKERS });
  await app.register(rateLimit, {
    global: false,
    // A caller who has hung up meanwhile has no address any more.
    keyGenerator: ({ ip }: { ip: string | undefined }) => networkOf(ip ?? ''),
    errorResponseBuilder: (_request, { ttl }) => refusals.tooManyRequests(Math.ceil(ttl / 1_000)),
    store: storeOf(count),
  });
  app.decorate('countPictures', createPictureCount(count));
  app.decorate('countKeyCall', createKeyCount(count));
});

const MINUTE = 60_000;

function createKeyCount(countCall: CountCall): FastifyInstance['countKeyCall'] {
  return async (keyId, perMinute, reply) => {
    const { current, ttl } = await countCall(`${keyId}key`, MINUTE);
    const seconds = Math.ceil(ttl / 1_000);
    reply.headers({
      'x-ratelimit-limit': perMinute,
      'x-ratelimit-remaining': Math.max(0, perMinute - current),
      'x-ratelimit-reset': seconds,
    });
    if (current > perMinute) throw refusals.tooManyRequests(seconds);
  };
}

/** Each picture counts: a form brings up to eight. */
function createPictureCount(countCall: CountCall): FastifyInstance['countPictures'] {
  const count = async (key: string, max: number) => {
    const { current, ttl } = await countCall(`${key}pictures`, pictureLimits.timeWindow);
    if (current > max) throw refusals.tooManyRequests(Math.ceil(ttl / 1_000));
  };
  return async ({ network, account }, pictures) => {
    for (let picture = 0; picture < pictures; picture += 1) {
      await count(network, pictureLimits.network);
      if (account !== undefined) await count(account, pictureLimits.account);
    }
  };
}

/**
 * Counts the form of a page with the calls that do the same: whoever sends without script may send as often.
 * @throws 429, beyond the limit.
 */
export async function countForm(app: FastifyInstance, name: keyof typeof rateLimits, request: FastifyRequest, reply: FastifyReply) {
  if (!app.hasDecorator('rateLimit')) return;
  const limit = rateLimits[name];
  // The package adds the group to the keys of routes alone.
  const keyGenerator = ({ ip }: { ip: string | undefined }) => networkOf(ip ?? '') + limit.groupId;
  await app.rateLimit({ ...limit, keyGenerator }).call(app, request, reply);
}

/** How long a call waits for its count, in milliseconds. */
const PATIENCE = 500;

/** Redis for the counts. While it is away each process counts for itself; the log is told when it goes and when it comes back. */
async function connectRedis(url: string, log: FastifyBaseLogger) {
  const { Redis } = await import('ioredis');
  const options = {
    connectTimeout: PATIENCE,
    commandTimeout: PATIENCE,
    sentinelCommandTimeout: PATIENCE,
    // One that stands still: it is connected to anew, or whoever took its place is.
    socketTimeout: 2 * PATIENCE,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    // The server of before, which follows another one now.
    reconnectOnError: ({ message }: Error) => message.startsWith('READONLY'),
  };
  const address = readRedisAddress(url);
  const redis = address && 'options' in address ? new Redis({ ...options, ...address.options }) : new Redis(url, options);
  let isAway = false;
  redis.on('error', ({ message, code }: NodeJS.ErrnoException) => {
    // Every try to reach it again fails the same way.
    if (!isAway) log.warn({ reason: message || code }, 'Redis is away: each process counts its own calls');
    isAway = true;
  });
  redis.on('ready', () => {
    if (isAway) log.info('Redis is back: all processes count together');
    isAway = false;
  });
  return redis;
}

/**
 * One caller's network: an IPv4 address, or the /64 that a provider gives one IPv6 customer.
 * @param groups of 16 bits that tell IPv6 customers apart; 3 for the /48 that some are given.
 */
export function networkOf(ip: string, groups = 4): string {
  // Most are IPv4, and taking them apart costs more than the rest of what is asked of them.
  if (!ip.includes(':') || !ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (address instanceof ipaddr.IPv4) return address.toString();
  const network = address.parts.slice(0, groups).map((group) => group.toString(16));
  return `${network.join(':')}::/${16 * groups}`;
}
