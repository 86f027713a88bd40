import { Negotiator } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import type { Pool } from 'pg';
import { type Context, visitor } from '#server/context.ts';
import { getWritePosition } from '#server/db/replicas.ts';
import { countView } from '#server/features/activity/count-view.ts';
import { countSearch } from '#server/features/page-views/count-search.ts';
import { type KeptPage, KeptPages, type MadePage } from '#server/kept/kept-pages.ts';
import { bytesOf, createMark, type Encoding, MOST_BYTES, packPage } from '#server/kept/pack-page.ts';
import { tellUseCases } from '#server/kept/told-use-cases.ts';
import { COPY_HEADER } from '#server/page-copy.ts';
import { createUseCases, type UseCases } from '#server/use-cases.ts';

/** Answers a page request by what loaders may call, with scripts that carry the nonce. */
type AnswerPage = (request: Request, useCases: UseCases, nonce: string) => Promise<Response>;

/** Ours all begin so: a session, a write a moment ago, one's own comment that waits. That of a known device changes no page, nor do others'. */
const OWN_COOKIE = /^nirmaan(?!_device$)/;

/** Longer addresses are nobody's link. */
const LONGEST_ADDRESS = 512;

/** Named as a bot, so that the page comes whole. */
const MAKER = { 'user-agent': 'nirmaan page keeper (bot)', accept: 'text/html' };

const negotiator = new Negotiator({ supportedValues: ['br', 'gzip', 'identity'] });

/**
 * Gives pages of visitors again while nothing they show has changed.
 * @param answerPage makes a page; it is asked in nobody's name: no cookie, no header of a reader gets into what is kept.
 */
export function createPageKeeper(context: Context, pool: Pool, answerPage: AnswerPage) {
  const pages = new KeptPages(context, pool);

  async function make(address: string): Promise<MadePage> {
    const position = context.config.DATABASE_REPLICA_URLS ? await getWritePosition(context.db) : undefined;
    const visitors = createUseCases(context, visitor, undefined, { browser: undefined, grant: undefined }, position, []);
    const { told, useCases } = tellUseCases({ ...visitors, listMostLiked: async () => pages.mostLiked }, context, position);
    const mark = createMark();
    const answer = await answerPage(new Request(address, { headers: MAKER }), useCases, mark);
    const text = await answer.text();
    const isKept = answer.status === 200 && told.isKept && !answer.headers.has('set-cookie') && text.length <= MOST_BYTES;
    if (!isKept) return { page: undefined, topics: [] };
    const headers = Object.fromEntries([...answer.headers].filter(([name]) => name !== 'content-length'));
    return { page: { ...(await packPage(text, mark)), headers, counted: told.counted }, topics: [...told.topics] };
  }

  return {
    /** The page to give again, when there is one and it is the same for whoever asks. */
    async find(request: FastifyRequest): Promise<KeptPage | undefined> {
      if (!isForAnybody(request)) return undefined;
      const address = `${request.protocol}://${request.host}${request.url}`;
      if (address.length > LONGEST_ADDRESS || !URL.canParse(address)) return undefined;
      return pages.find(address, () => make(address));
    },

    /** Sends it as the browser takes it, or says that the browser has it (RFC 9110 §13.1.2). What counts is counted. */
    async send(page: KeptPage, request: FastifyRequest, reply: FastifyReply) {
      if (request.method === 'GET') await countAgain(context, page, request.headers['user-agent']);
      reply.headers({ ...page.headers, etag: page.etag, vary: 'accept-encoding, cookie', 'cache-control': 'private, no-cache' });
      const policy = reply.getHeader('content-security-policy');
      if (typeof policy === 'string') reply.header('content-security-policy', withoutNonce(policy, page.scripts));
      if (isKnown(request.headers['if-none-match'], page.etag)) return reply.code(304).send();
      const encoding = (negotiator.negotiate(request.headers['accept-encoding'] ?? 'identity') ?? 'identity') as Encoding;
      if (encoding !== 'identity') reply.header('content-encoding', encoding);
      return reply.send(await bytesOf(page, encoding));
    },
  };
}

/** Whether the answer is the same for everybody: nobody is signed in, and the browser brings nothing of ours. */
function isForAnybody({ method, viewer, cookies, headers }: FastifyRequest) {
  if (method !== 'GET' && method !== 'HEAD') return false;
  return viewer.kind === 'visitor' && !(COPY_HEADER in headers) && !Object.keys(cookies).some((name) => OWN_COOKIE.test(name));
}

async function countAgain(context: Context, { counted }: KeptPage, userAgent: string | undefined) {
  if (!userAgent || isbot(userAgent)) return;
  for (const what of counted) {
    if ('businessId' in what) countView(context, what.businessId, userAgent);
    else await countSearch(context, what.search, what.found);
  }
}

/** The policy of the site with the page's own scripts in the place of the nonce, which kept pages have none of. */
function withoutNonce(policy: string, scripts: string[]) {
  return policy
    .replace(/(script-src [^;]*?)'nonce-[^']+'/, (_, before: string) => before + scripts.join(' '))
    .replace(/ 'nonce-[^']+'/g, '');
}

function isKnown(ifNoneMatch: string | undefined, etag: string) {
  if (ifNoneMatch === undefined) return false;
  const weak = etag.replace(/^W\//, '');
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === weak || tag.trim() === '*');
}
