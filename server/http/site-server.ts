import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import type { Config } from '#server/base/config.ts';
import { type Refusal, refusals } from '#server/base/errors.ts';
import { toAnswer, wantsPage } from '#server/http/answers.ts';
import { type Bounds, bounds } from '#server/http/bounds.ts';
import { refuseUnreadable } from '#server/http/client-errors.ts';
import { endGently } from '#server/http/end-gently.ts';
import { failurePage, failurePagePolicy } from '#server/http/failure-page.ts';
import { answering } from '#server/http/languages.ts';
import { settleTarget } from '#server/http/request-target.ts';
import { dataHeaders } from '#server/routes/headers.ts';
import { networkOf } from '#server/routes/rate-limits.ts';

export interface SiteServer {
  server: Server;
  /**
   * Takes no new connection and ends those that are open: busy ones with their answer, idle ones when nothing has come for a moment, and
   * those that are not done in time by force. Done when all have ended.
   */
  drain(): Promise<void>;
}

type Settings = Pick<Config, 'PUBLIC_URL' | 'TRUST_PROXY' | 'HSTS_SUBDOMAINS'>;

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

/** Health is asked to find out whether there is too much to do: it never waits for it. */
const HEALTH = /^\/(?:healthz|readyz)(?:\?|$)/;

/** What is neither call nor file: a page, or a page's data. Making one costs as much as a hundred small answers. */
const PAGE = /^(?!\/(?:api|media|assets)\/)(?!\/metrics(?:\?|$))[^?]*\/(?:[^/?.]*|[^/?]*\.data)(?:\?|$)/;

/**
 * An HTTP server that cannot be given more than it can do. What is too much is refused at once and cheaply, before anything is read
 * of it; each connection has one request answered at a time, in its order.
 */
export function createSiteServer(handle: Handler, config: Settings, most: Bounds = bounds): SiteServer {
  /** What each connection has asked for and has no answer of, in its order: the first is being answered. */
  const requestsOf = new Map<Socket, Exchange[]>();
  const perAddress = new Map<string, number>();
  const headers = dataHeaders(config);
  const ownHost = new URL(config.PUBLIC_URL).host;
  /** Begins each page that waits, in the order of asking. */
  const pageQueue = new Set<() => void>();
  /** Connections whose next request was sent ahead (pipelined), and requests that are begun in a later turn of the event loop. */
  const pipelined: Socket[] = [];
  const backlog: { exchange: Exchange; since: number }[] = [];
  let begunInTurn = 0;
  let isTurnAwaited = false;
  let isDraining = false;
  let allEnded: (() => void) | undefined;
  /** What is not done, and the pages among it. */
  const open = new Set<Exchange>();
  const pages = new Set<Exchange>();

  const take: Handler = (request, response) => {
    const { socket } = request;
    const queue = requestsOf.get(socket);
    // On one that is being ended nothing could be answered.
    if (!queue || !socket.writable) return;
    queue.push({ request, response });
    response.once('close', () => scheduleNext(socket));
    if (queue.length === 1) schedule({ request, response });
    else if (queue.length > most.sentAhead) socket.destroy();
  };
  // What Node refuses by itself has neither words nor headers: a request without a Host, an expectation, a tunnel.
  const server = createServer(
    // Nobody here speaks another protocol: who asks for one is answered as anybody else, though Fastify's second server of localhost listens for it.
    { connectionsCheckingInterval: 5_000, requireHostHeader: false, shouldUpgradeCallback: () => false },
    take,
  );
  server.on('checkExpectation', take);
  const refuseRaw = refuseUnreadable(headers, (socket) => requestsOf.get(socket)?.[0]?.response.headersSent === true);
  server.on('connect', (_request, socket) => refuseRaw({ name: '', message: '', code: 'HPE_INVALID_METHOD' }, socket));
  server.headersTimeout = most.header;
  server.requestTimeout = most.wholeRequest;
  server.keepAliveTimeout = most.keepAlive;
  server.timeout = most.stalledBody;
  server.on('clientError', refuseRaw);
  server.on('connection', (socket) => {
    const queue: Exchange[] = [];
    requestsOf.set(socket, queue);
    const end = socket.destroySoon;
    // Called by Node after the last answer of a connection.
    socket.destroySoon = () => (queue.length > 1 || queue[0]?.request.complete === false ? endGently(socket) : end.call(socket));
    const address = networkOf(socket.remoteAddress ?? '');
    const connections = (perAddress.get(address) ?? 0) + 1;
    perAddress.set(address, connections);
    socket.once('close', () => {
      requestsOf.delete(socket);
      if (requestsOf.size === 0) allEnded?.();
      const left = (perAddress.get(address) ?? 1) - 1;
      if (left > 0) perAddress.set(address, left);
      else perAddress.delete(address);
    });
    // Behind a proxy all have its address: the proxy is where they are told apart.
    const isTooMuch = requestsOf.size > most.connections || (config.TRUST_PROXY === undefined && connections > most.connectionsOfOne);
    if (isTooMuch) socket.destroy();
  });

  function schedule(exchange: Exchange) {
    if (isHealth(exchange.request.url ?? '')) return begin(exchange);
    awaitTurn();
    if (begunInTurn >= most.atOnce || backlog.length > 0) return void backlog.push({ exchange, since: performance.now() });
    begunInTurn += 1;
    begin(exchange);
  }

  function begin({ request, response }: Exchange) {
    // A body may come slowly but must come; once all is there, the reader of the answer has more time (a phone on 2G).
    const read = () => {
      // Answered before that, it is idle, and has the time that Node gives it then.
      if (!response.writableFinished) request.socket.setTimeout(most.stalledAnswer);
    };
    if (request.complete || !hasBody(request)) read();
    else request.once('end', read);
    if (isDraining) response.shouldKeepAlive = false;
    const isReadable = settleTarget(request, ownHost);
    const url = request.url ?? '';
    if (isHealth(url)) return handle(request, response);
    const isPage = PAGE.test(url);
    if (!isReadable) return refuse({ request, response }, refusals.invalidRequest);
    if (!isPage) return start({ request, response });
    startQueuedPages();
    if (pageQueue.size > 0 || !hasRoomForPage()) return queuePage({ request, response });
    start({ request, response }, true);
  }

  const hasRoomForPage = () => countWork(pages, most.pages) < most.pages;
  const hasRoom = () => open.size < most.requests && countWork(open, most.working) < most.working;

  function start(exchange: Exchange, isPage = false) {
    if (!hasRoom()) return refuse(exchange, refusals.tooBusy);
    const { request, response } = exchange;
    open.add(exchange);
    response.once('close', () => {
      open.delete(exchange);
      pages.delete(exchange);
      startQueuedPages();
    });
    if (isPage) {
      pages.add(exchange);
      // Not at once: what ends in the moment that it begins would begin all others within itself.
      response.once('prefinish', () => setImmediate(startQueuedPages));
    }
    handle(request, response);
  }

  /** Begins pages that wait, for as long as there is room. */
  function startQueuedPages() {
    while (pageQueue.size > 0 && hasRoomForPage() && hasRoom()) pageQueue.values().next().value?.();
  }

  /** Those who came first are first; whoever hangs up or waits for too long leaves the queue. */
  function queuePage(exchange: Exchange) {
    if (pageQueue.size >= most.waitingPages) return refuse(exchange, refusals.tooBusy);
    const leave = () => {
      clearTimeout(timer);
      pageQueue.delete(begin);
      exchange.response.off('close', leave);
    };
    const begin = () => {
      leave();
      start(exchange, true);
    };
    const timer = setTimeout(() => {
      // A reader who stopped reading left room without a word.
      startQueuedPages();
      if (!pageQueue.has(begin)) return;
      leave();
      refuse(exchange, refusals.tooBusy);
    }, most.pageWait);
    exchange.response.once('close', leave);
    pageQueue.add(begin);
  }

  function scheduleNext(socket: Socket) {
    const queue = requestsOf.get(socket);
    queue?.shift();
    if (!queue?.[0]) return;
    pipelined.push(socket);
    awaitTurn();
  }

  function awaitTurn() {
    if (!isTurnAwaited) setImmediate(nextTurn);
    isTurnAwaited = true;
  }

  function nextTurn() {
    isTurnAwaited = false;
    const room = most.atOnce - begunInTurn;
    begunInTurn = 0;
    for (const { exchange } of takeOverdue()) if (exchange.request.socket.writable) refuse(exchange, refusals.tooBusy);
    for (const { exchange } of backlog.splice(0, room)) if (exchange.request.socket.writable) begin(exchange);
    for (const socket of pipelined.splice(0, most.aheadAtOnce)) {
      const [exchange] = requestsOf.get(socket) ?? [];
      if (exchange && socket.writable) begin(exchange);
    }
    if (backlog.length + pipelined.length > 0) awaitTurn();
  }

  /** Takes out of the backlog who has waited for too long; those who came first stand first. */
  function takeOverdue() {
    const since = performance.now() - most.turnWait;
    const inTime = backlog.findIndex((one) => one.since > since);
    return backlog.splice(0, Math.min(most.refusedAtOnce, inTime < 0 ? backlog.length : inTime));
  }

  function refuse({ request, response }: Exchange, say: () => Refusal) {
    const page = wantsPage({ url: request.url ?? '', headers: request.headers });
    const { refusal, body } = answering(request, () => {
      const refusal = say();
      return { refusal, body: page ? failurePage(refusal, request.method) : JSON.stringify(toAnswer(refusal, randomUUID())) };
    });
    // What is still being sent is not waited for.
    if (hasBody(request)) response.shouldKeepAlive = false;
    response.writeHead(refusal.status, {
      ...headers,
      'content-type': page ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      ...(refusal.retryAfter === undefined ? {} : { 'retry-after': String(refusal.retryAfter) }),
      vary: 'accept',
      ...(page ? { 'content-security-policy': failurePagePolicy() } : {}),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  return {
    server,
    async drain() {
      isDraining = true;
      // Node's own way to close an HTTP server ends idle connections at once: what a proxy is just sending on one would be lost.
      NetServer.prototype.close.call(server);
      for (const { response } of [...requestsOf.values()].flat()) response.shouldKeepAlive = false;
      const findIdle = () => new Set([...requestsOf.keys()].filter((socket) => socket.writable && requestsOf.get(socket)?.length === 0));
      let idle = findIdle();
      // In a turn of its own, after what has come meanwhile was read.
      const timer = setInterval(() => setImmediate(endIdle), most.lastRequests);
      const endIdle = () => {
        const idleBefore = idle;
        idle = findIdle();
        for (const socket of idle) if (idleBefore.has(socket)) socket.destroy();
      };
      const late = setTimeout(() => {
        for (const socket of requestsOf.keys()) socket.destroy();
      }, most.lastAnswers);
      if (requestsOf.size > 0) await new Promise<void>((resolve) => (allEnded = resolve));
      clearInterval(timer);
      clearTimeout(late);
    },
  };
}

/**
 * How many of some exchanges are worked on.
 * @param bound fewer exchanges than that are not looked at.
 */
function countWork(exchanges: ReadonlySet<Exchange>, bound: number): number {
  if (exchanges.size < bound) return 0;
  let working = 0;
  for (const exchange of exchanges) if (isWorkedOn(exchange)) working += 1;
  return working;
}

/** What waits for the rest of a body, or for whoever reads the answer, takes nobody's place. What is asked by GET waits for no body. */
function isWorkedOn({ request, response }: Exchange): boolean {
  const isBodyAwaited = !request.complete && request.method !== 'GET' && request.method !== 'HEAD';
  return !isBodyAwaited && !response.writableEnded && !response.writableNeedDrain;
}

/** Whether the address is a question after the server's health. */
export function isHealth(url: string): boolean {
  return HEALTH.test(url);
}

/** Whether a body was announced. */
export function hasBody({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
