import { createHeaders } from '@remix-run/node-fetch-server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Refusal, refusals } from '#server/base/errors.ts';
import { accountOf } from '#server/features/sessions/viewers.ts';
import { comesFromElsewhere } from '#server/http/origin.ts';
import { ACCOUNT_HEADER } from '#shared/account-header.ts';
import { isPageData, withoutData } from '#shared/page-data.ts';
import { splitPath } from '#shared/site-language.ts';

/** Methods that send nothing. */
export const READING = new Set(['GET', 'HEAD']);

/** What browsers send forms as. */
const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/**
 * Lets pages take forms as calls take bodies: within the same limit, of known types, from the site's own pages, and only where the
 * page has an action. Everything else is refused before its body is read.
 * @param hasAction whether the page at a path takes forms.
 */
export function takePageForms(scope: FastifyInstance, hasAction: (path: string) => Promise<boolean>) {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(FORMS, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  scope.addHook('onRequest', async (request, reply) => {
    if (READING.has(request.method)) return;
    const allowed = (await hasAction(pathOf(request))) ? ['GET', 'HEAD', 'POST'] : ['GET', 'HEAD'];
    if (!allowed.includes(request.method)) {
      reply.header('allow', allowed.join(', '));
      throw refusals.methodNotAllowed();
    }
    if (comesFromElsewhere(request)) throw refusals.crossSite();
  });
}

/** The page's own path in any language, also where its data alone are asked for. */
export function pathOf({ url }: Pick<FastifyRequest, 'url'>): string {
  const [whole = '/'] = url.split('?', 1);
  return withoutData(splitPath(whole).path);
}

/** A request as React Router takes it. */
interface PageRequest {
  asked: Request;
  /** What was sent with it; nothing where a page is only read. */
  form?: FormData;
}

/**
 * The request as React Router takes it.
 * @throws 400 for a Host that is none, and for a body that is no form of its type.
 */
export async function toPageRequest(request: FastifyRequest, reply: FastifyReply): Promise<PageRequest> {
  const page = withoutForm(request, reply);
  if (READING.has(page.method)) return { asked: page };
  const headers = new Headers(page.headers);
  if (!headers.has('content-type')) headers.set('content-type', FORMS[0] as string);
  const body = Buffer.isBuffer(request.body) ? new Uint8Array(request.body) : '';
  const asked = new Request(page, { headers, body });
  try {
    return { asked, form: await asked.clone().formData() };
  } catch {
    throw refusals.invalidRequest();
  }
}

/**
 * What speaks against a form, said on a page: with script React Router reads nothing but pages.
 * @returns nothing for a form of the account that is signed in, or of a page that shows none.
 */
export function refusalOfForm(form: FormData, { session }: FastifyRequest): Refusal | undefined {
  const account = session && accountOf(session.viewer);
  return account === undefined || (form.get(ACCOUNT_HEADER) ?? account) === account ? undefined : refusals.otherAccount();
}

/** Whether script has sent a form: React Router there reads nothing but what React Router has made here. */
export function isFormOfScript({ method, url }: Pick<FastifyRequest, 'method' | 'url'>): boolean {
  return method === 'POST' && isPageData(url.split('?', 1)[0] ?? '');
}

/** The request as React Router takes it, with nothing entered: for what is refused unread. */
export function withEmptyForm(request: FastifyRequest, reply: FastifyReply): Request {
  const page = withoutForm(request, reply);
  return new Request(page, { headers: { ...Object.fromEntries(page.headers), 'content-type': FORMS[0] as string }, body: '' });
}

function withoutForm(request: FastifyRequest, { raw: response }: FastifyReply) {
  const leaving = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) leaving.abort();
  });
  const headers = createHeaders(request.raw);
  // Where it comes from has been looked at; React Router would ask again, by the address that a proxy names.
  headers.delete('origin');
  try {
    return new Request(`${request.protocol}://${request.host}${request.url}`, {
      method: request.method,
      headers,
      signal: leaving.signal,
    });
  } catch {
    throw refusals.invalidRequest();
  }
}
