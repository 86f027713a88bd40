import type { FastifyReply, FastifyRequest } from 'fastify';
import { withLanguage } from '#server/base/language.ts';
import { type Collected, collectTags } from '#server/cache/collected-tags.ts';
import { type CompressedPage, compressPage, MOST_BYTES } from '#server/cache/compress.ts';
import type { Context } from '#server/context.ts';
import { isKeptFromSearch } from '#server/demo/demo-directory.ts';
import { countedPath } from '#server/features/page-views/count-page.ts';
import { pathOf } from '#server/http/page-requests.ts';
import { createPolicy, drawNonce, type PagePolicy } from '#server/http/security.ts';
import { type Ask, askForVisitors } from '#server/pages/ask.ts';
import { isListed, ROBOTS } from '#server/pages/page-addresses.ts';
import { type MadePage, NOT_KEPT, type ResponseCache } from '#server/pages/response-cache.ts';
import { addressOf, COPY_HEADER, giveCachedPage } from '#server/pages/serve-cached.ts';
import type { CacheStatus } from '#server/routes/cache-status.ts';
import { splitPath } from '#shared/site-language.ts';

/** What a page is made of that is made for keeping. */
export interface ForKeeping {
  request: Request;
  ask: Ask;
  /** Scripts carry it. */
  nonce: string;
  /** Whether an answer is worth rendering, by its status. */
  isWanted: (status: number) => boolean;
}

/** Answers a page request; a page in one piece is apart. */
type AnswerPage = (asked: ForKeeping) => Promise<{ answer: Response; whole?: Buffer | undefined }>;

/** Ours all begin so: a session, a write a moment ago, one's own comment that waits. That of a known device changes no page, nor do others'. */
const OWN_COOKIE = /^nirmaan(?!_device$)/;

/** Longer addresses are nobody's link. */
const LONGEST_ADDRESS = 512;

/**
 * Makes pages of visitors for keeping, and gives them while nothing they show has changed. One that was given once is given by
 * serve-cached.ts from then on.
 * @param answerPage makes a page; it is asked in nobody's name: no cookie, no header of a reader gets into what is kept.
 */
export function createPageCache(context: Context, pages: ResponseCache, answerPage: AnswerPage) {
  const { PAGE_CACHE_SECONDS: shared } = context.config;
  const policyOf = createPolicy(context.config);

  async function make(address: string, reply: FastifyReply): Promise<MadePage> {
    const ask = await askForVisitors(context);
    // No text of anybody's can hold it.
    const mark = drawNonce();
    const request = new Request(address, { headers: { accept: 'text/html' } });
    const { answer, whole, collected } = await collectTags(async (collected: Collected) => {
      const isWanted = (status: number) => status === 200 && collected.isKept;
      return { ...(await answerPage({ request, ask, nonce: mark, isWanted })), collected };
    });
    const bytes = whole ?? Buffer.from(await answer.arrayBuffer());
    const isKept = answer.status === 200 && collected.isKept && !answer.headers.has('set-cookie') && bytes.length <= MOST_BYTES;
    if (!isKept) return NOT_KEPT;
    const { counted, tags, cards, ttl } = collected;
    const counts = { path: countedPath(new URL(address)), ...counted };
    const { etag, brotli, scripts } = await compressPage(bytes, mark);
    const { pathname, search } = new URL(address);
    const isFound = isListed(pathname + search) && !(await isKeptFromSearch(context));
    const head = headOf(address, reply, { page: { etag, scripts }, own: answer.headers, policyOf, isListed: isFound, shared });
    return { value: { etag, counts, head, brotli }, tags: [...tags], cards: [...cards], ttl };
  }

  return {
    /** Sends the page that is the same for whoever asks, where there is one, and counts it. @returns whether there was one. */
    async send(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
      if (!isForAnybody(request)) return false;
      const address = addressOf(request);
      if (address.length > LONGEST_ADDRESS || !URL.canParse(address)) return false;
      const { language } = splitPath(new URL(address).pathname);
      let status: CacheStatus = 'hit';
      // Made for whoever asks first, in nobody's name.
      const page = await pages.find(address, () => {
        status = 'stored';
        return withLanguage(language, () => make(address, reply));
      });
      if (!page) return false;
      await giveCachedPage(context, page, request, reply, status);
      return true;
    },
  };
}

/** Whether the answer is the same for everybody: nobody is signed in, and the browser brings nothing of ours. */
export function isForAnybody({ method, viewer, cookies, headers }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  return viewer.kind === 'visitor' && !(COPY_HEADER in headers) && !Object.keys(cookies).some((name) => OWN_COOKIE.test(name));
}

interface Head {
  page: Pick<CompressedPage, 'etag' | 'scripts'>;
  /** Those that the page has itself. */
  own: Headers;
  policyOf: PagePolicy;
  isListed: boolean;
  /** So many seconds what stands in front may give it unasked; browsers ask each time. */
  shared: number;
}

/**
 * The headers of a page that is the same for everybody who asks for its address. Those that differ from page to page are made of what it is, as the
 * page itself: not of what its first reader was about to be answered with.
 * @param reply has those that all pages have.
 */
function headOf(address: string, reply: FastifyReply, { page: { etag, scripts }, own, policyOf, isListed, shared }: Head): string[] {
  const { [ROBOTS]: _asked, ...common } = reply.getHeaders();
  const headers: Record<string, unknown> = {
    ...common,
    ...Object.fromEntries([...own].filter(([name]) => name !== 'content-length')),
    etag,
    vary: `accept-encoding, cookie, ${COPY_HEADER}`,
    'cache-control': shared > 0 ? `public, max-age=0, must-revalidate, s-maxage=${shared}` : 'private, no-cache',
    'content-security-policy': policyOf({ path: pathOf({ url: new URL(address).pathname }), ours: scripts }),
    ...(isListed ? {} : { [ROBOTS]: 'noindex' }),
  };
  return Object.entries(headers).flatMap(([name, value]) => [name, String(value)]);
}
