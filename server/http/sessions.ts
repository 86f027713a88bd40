import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { refusals, toRefusal } from '#server/base/errors.ts';
import { type Context, type Viewer, visitor } from '#server/context.ts';
import { holdsKey, isMeantAsKey } from '#server/features/api-keys/key-text.ts';
import { openWithKey } from '#server/features/api-keys/open-with-key.ts';
import { apiKeyRefusals } from '#server/features/api-keys/refusals.ts';
import { shownToken } from '#server/features/sessions/cookie.ts';
import { findSessionByToken } from '#server/features/sessions/find-session.ts';
import { endOldProof } from '#server/features/sessions/fresh-proof.ts';
import { requireArea } from '#server/features/sessions/require-area.ts';
import { requireDuty } from '#server/features/sessions/require-duty.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import { personOf, type Session } from '#server/features/sessions/session.ts';
import { accountOf } from '#server/features/sessions/viewers.ts';
import { comesFromElsewhere } from '#server/http/origin.ts';
import { pathOf } from '#server/http/page-requests.ts';
import { ACCOUNT_HEADER } from '#shared/account-header.ts';
import type { ApiScope } from '#shared/schemas/api-keys.ts';
import { areaOfCall } from '#shared/team-areas.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks. */
    viewer: Viewer;
    /** The session that the request showed the token of. */
    session: Session | undefined;
    /** Who asks was read before all that was sent had come. */
    isReadEarly: boolean;
    /** A page was asked for with a session that cannot be looked up right now: what is everybody's may be shown. */
    isViewerUnknown: boolean;
  }
  interface FastifyContextConfig {
    /** The only kind of account that the call is for: others are refused before their input is read. */
    onlyFor?: Exclude<Viewer['kind'], 'visitor' | 'key'>;
    /** The call is for programs alone, and takes this of their keys: no cookie and no session opens it. */
    scope?: ApiScope;
    /** The call opens a session: a page of another site could put its own account into the visitor's browser. */
    signsIn?: boolean;
    /** A GET that changes something, as specified: a page of another site may not lead somebody to it, and a HEAD, which never may, is refused. */
    changes?: boolean;
  }
}

/** Methods that change nothing, wherever they come from. */
const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Says who asks, by the token of the request (docs/product/calls.md); files, health and figures ask nobody. */
export const sessions = fp(async (app: FastifyInstance) => {
  app.decorateRequest('viewer');
  app.decorateRequest('session');
  app.decorateRequest('isReadEarly', false);
  app.decorateRequest('isViewerUnknown', false);
  app.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    request.viewer = visitor;
    if (request.method === 'HEAD' && request.routeOptions.config.changes) {
      reply.header('allow', 'GET');
      throw refusals.methodNotAllowed();
    }
    const { signsIn, scope } = request.routeOptions.config;
    // Whatever it would open: logs and proxies have it now.
    if (isCall(request) && holdsKey(request.url)) throw apiKeyRefusals.keyInAddress();
    if (scope) await takeKey(app, request, reply, scope);
    else await admit(request, app.context);
    if (signsIn && !request.headers.authorization && comesFromElsewhere(request)) throw refusals.crossSite();
  });
  // What is sent may come ten minutes after its headers: somebody who is signed out by then, or may do less, has come too late.
  app.addHook('preHandler', async (request: FastifyRequest) => {
    const { scope } = request.routeOptions.config;
    if (!request.isReadEarly) return;
    if (scope) await openFor(app.context, request, scope);
    else await admit(request, app.context);
  });
  app.addHook('onError', async ({ session }, _reply, error) => {
    if (session && error.code === 'proof_needed') await endOldProof(app.context.db, session);
  });
});

/**
 * Says who asks, and lets them on where the call is for them.
 * @throws 401, 403, 409.
 */
async function admit(request: FastifyRequest, context: Context) {
  const { onlyFor } = request.routeOptions.config;
  request.viewer = visitor;
  request.session = undefined;
  if (isForSomebody(request)) await identify(request, context);
  request.isReadEarly = request.raw.complete === false;
  if (onlyFor === 'contractor') requireDuty(request.viewer, 'own');
  else if (onlyFor) requireViewer(request.viewer, onlyFor);
  if (onlyFor === 'admin') requireArea(request.viewer, areaOfCall(callOf(request)));
}

async function identify(request: FastifyRequest, context: Context) {
  const shown = shownToken(request);
  if (!shown) return requireNoAccount(request);
  if (isMeantAsKey(shown.token)) throw apiKeyRefusals.notForKeys();
  const session = await findSessionByToken(context, shown.token).catch((error) => {
    if (request.routeOptions.url !== '/*' || !READING.has(request.method) || toRefusal(error).status !== 503) throw error;
    request.isViewerUnknown = true;
    return undefined;
  });
  if (!session && shown.byHeader) throw refusals.notSignedIn();
  if (!session) return requireNoAccount(request);
  const mayChange = !READING.has(request.method) || request.routeOptions.config.changes;
  if (!shown.byHeader && mayChange && comesFromElsewhere(request)) throw refusals.crossSite();
  // A page that shows another account was opened before somebody else signed in, in another tab.
  if ((request.headers[ACCOUNT_HEADER] ?? accountOf(session.viewer)) !== accountOf(session.viewer)) throw refusals.otherAccount();
  request.session = session;
  request.viewer = whoActs(session, isCall(request) ? isCallOfBusiness(request) : isPageOf(session.viewer, pathOf(request)));
}

/** What is shown to a business besides its own calls: the rest of the site's calls somebody of it makes as themselves. */
const SHOWN_TO_BUSINESS = new Set(['GET /contractor/get-details/:id', 'GET /waiting-picture/:file', 'GET /private-picture/:file']);

/** Who asks: somebody who works for a business is the business where that is what they ask at, and themselves everywhere else. */
function whoActs(session: Session, isOfBusiness: boolean): Viewer {
  return isOfBusiness ? session.viewer : personOf(session);
}

function isCallOfBusiness(request: FastifyRequest): boolean {
  return request.routeOptions.config.onlyFor === 'contractor' || SHOWN_TO_BUSINESS.has(callOf(request));
}

/** Whether a page is a business's own: its desk with all below it, and what everybody sees of it. Their forms are those of the desk alone. */
function isPageOf(viewer: Session['viewer'], path: string): boolean {
  if (viewer.kind !== 'contractor') return false;
  return /^\/profilesupplier(\/|$)/.test(path) || path.toLowerCase() === `/viewdetails/${viewer.businessId}`;
}

/**
 * Says which key asks, and counts the call with the others of its minute. Cookies mean nothing here, so no page of another site can make a
 * browser call.
 * @throws what `openWithKey` throws; 429 beyond the key's limit.
 */
async function takeKey(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply, scope: ApiScope) {
  const { viewer, perMinute, noteUse } = await openFor(app.context, request, scope);
  await app.countKeyCall(viewer.keyId, perMinute, reply);
  await noteUse();
  request.viewer = viewer;
}

async function openFor(context: Context, request: FastifyRequest, scope: ApiScope) {
  const { ip, headers } = request;
  const shown = headers.authorization === undefined ? undefined : shownToken(request);
  const opened = await openWithKey(context, { key: shown?.token, scope, call: callOf(request), address: ip ?? '' });
  request.isReadEarly = request.raw.complete === false;
  return opened;
}

/**
 * A page that shows an account, and whose visitor was logged out meanwhile, in another tab or by time, sends nothing in nobody's name.
 * @throws 401.
 */
function requireNoAccount({ headers, method, routeOptions }: FastifyRequest) {
  if (headers[ACCOUNT_HEADER] !== undefined && !READING.has(method) && !routeOptions.config.signsIn) throw refusals.notSignedIn();
}

/** The call's name in the table of calls. */
function callOf({ method, routeOptions }: FastifyRequest): string {
  return `${method === 'HEAD' ? 'GET' : method} ${routeOptions.url?.replace(/^\/api\/v1/, '')}`;
}

function isCall({ url }: FastifyRequest) {
  return url.startsWith('/api/');
}

/** Calls and pages are; each file has a route of its own. */
function isForSomebody(request: FastifyRequest) {
  const { url } = request.routeOptions;
  return url === '/*' || url === '/api/*' || url?.startsWith('/api/v1/') === true;
}
