import { createHmac, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { freePort } from '#tests/helpers/free-port.ts';

/** A template as the operators have it registered: '{#var#}' stands for up to thirty letters. */
export interface RegisteredTemplate {
  text: string;
  entityId: string;
  header: string;
  templateId: string;
  isPromotional?: boolean;
}

/** A message as it came to the gateway. */
export interface GatewayMessage {
  way: 'sms' | 'whatsapp';
  id: string;
  /** E.164. */
  to: string;
  text: string;
  header: string;
  /** The site's own name for it. */
  reference: string | undefined;
  /** Where it wants to be told what became of it. */
  report: string | undefined;
  /** All that was sent. */
  body: Record<string, unknown>;
}

/** What the gateway does with one request instead of taking it. */
export type Fault =
  | 'hang'
  /** Takes the message and breaks the connection before it has answered. */
  | 'lost answer'
  | 'error in 200'
  | 'error'
  | 'garbage'
  | 'refuse'
  | { status: number; headers?: Record<string, string>; body?: unknown }
  | undefined;

/** In which order, and how often, it tells what became of a message. */
export type Reporting = 'never' | 'in order' | 'doubled' | 'backwards' | 'before the answer';

export const META = { token: 'meta-token', phoneId: '1234567890', appSecret: 'meta-app-secret-1', verifyToken: 'meta-verify-token' };

interface Options {
  templates?: RegisteredTemplate[];
  /** Hosts that a text may name; none: all. */
  hosts?: string[];
  /** Where Meta's webhooks go. */
  webhook?: () => string;
  port?: number;
  /** Shown each message that arrives. */
  onMessage?: (message: GatewayMessage) => void;
}

/**
 * A gateway over HTTP that behaves as India's operators and Meta do: it takes a text that is no template and drops it, asks the list of
 * those who want no promotion, tells late, twice and in any order what became of messages, or not at all; and goes wrong as it is told.
 * SMS at /sms (JSON), /msg91 and /twilio/<account>, WhatsApp at /<phone id>/messages and its pictures at /<media id>.
 */
export async function startMessageGateway({ templates = [], hosts = [], webhook, port, onMessage }: Options = {}) {
  const at = port ?? (await freePort());
  const taken: GatewayMessage[] = [];
  const arrived: GatewayMessage[] = [];
  const doNotDisturb = new Set<string>();
  const withoutWhatsApp = new Set<string>();
  const telling: Promise<unknown>[] = [];
  const pictures = new Map<string, Buffer>();
  let picturesFail = false;
  let fault: (message: GatewayMessage) => Fault = () => undefined;
  let reporting: Reporting = 'never';
  let asked = 0;

  const server = createServer((request, response) => {
    void handle(request, response).catch(() => response.destroy());
  });

  async function handle(request: IncomingMessage, response: ServerResponse) {
    if (request.method === 'GET') return sendPicture(request, response);
    asked += 1;
    const message = read(request, await readBody(request));
    if (!message) return send(response, 401, { error: { code: 190 }, type: 'error', message: 'authentication failed', code: 20003 });
    const wrong = fault(message);
    if (wrong === 'hang') return;
    if (wrong === 'error') return send(response, 500, { message: 'internal' });
    if (wrong === 'garbage') return void response.writeHead(200).end('<html>Maintenance</html>');
    if (wrong === 'error in 200') return send(response, 200, errorOf(message));
    if (wrong === 'refuse') return send(response, 400, refusalOf(message));
    if (typeof wrong === 'object') return void response.writeHead(wrong.status, wrong.headers).end(JSON.stringify(wrong.body ?? {}));
    taken.push(message);
    const reports = deliver(message);
    if (reporting === 'before the answer') await tell(message, reports);
    if (wrong === 'lost answer') response.destroy();
    else send(response, 200, answerOf(message));
    if (reporting === 'in order') telling.push(tell(message, reports));
    if (reporting === 'doubled') telling.push(tell(message, [...reports, ...reports]));
    if (reporting === 'backwards') telling.push(tell(message, reports.toReversed()));
  }

  /** Says where a picture is that somebody has sent, and gives it: both to who has the token alone. */
  function sendPicture({ url = '', headers }: IncomingMessage, response: ServerResponse) {
    const { pathname } = new URL(url, 'http://localhost');
    const [, id = '', file] = /^\/([\w-]+?)(\.bin)?$/.exec(pathname) ?? [];
    const picture = pictures.get(id);
    if (headers.authorization !== `Bearer ${META.token}`) return send(response, 401, { error: { code: 190 } });
    if (picturesFail) return send(response, 500, { error: { code: 131000 } });
    if (!picture) return send(response, 404, { error: { code: 100 } });
    if (file) return void response.writeHead(200, { 'content-type': 'image/jpeg' }).end(picture);
    send(response, 200, { id, mime_type: 'image/jpeg', url: `http://127.0.0.1:${at}/${id}.bin` });
  }

  /** Brings a message to its phone, or drops it. @returns what is reported of that. */
  function deliver(message: GatewayMessage): string[] {
    if (message.way === 'whatsapp') {
      if (withoutWhatsApp.has(message.to)) return ['failed'];
    } else {
      const template = templates.find((one) => isOf(message, one));
      const isNamed = [...message.text.matchAll(/https?:\/\/([^/\s]+)/g)].every(
        ([, host = '']) => hosts.length === 0 || hosts.includes(host),
      );
      if (templates.length > 0 && (!template || !isNamed)) return ['sent', 'failed'];
      if (template?.isPromotional && doNotDisturb.has(message.to)) return ['sent', 'failed'];
    }
    arrived.push(message);
    onMessage?.(message);
    return message.way === 'whatsapp' ? ['sent', 'delivered', 'read'] : ['sent', 'delivered'];
  }

  async function tell(message: GatewayMessage, states: string[]) {
    for (const state of states) await report(message, state);
  }

  /** Tells the site what became of a message, as whoever was asked would. */
  async function report(message: GatewayMessage, state: string, { code = 131026 } = {}): Promise<number> {
    if (message.way === 'whatsapp') {
      const status = {
        id: message.id,
        status: state,
        timestamp: String(Math.floor(Date.now() / 1_000)),
        recipient_id: message.to.slice(1),
        biz_opaque_callback_data: message.reference,
        ...(state === 'failed' ? { errors: [{ code, title: 'Message undeliverable 😟' }] } : {}),
      };
      return postWebhook(webhook?.() ?? '', metaWebhook({ statuses: [status] }));
    }
    if (!message.report) return 0;
    if ('From' in message.body) {
      const form = new URLSearchParams({
        MessageSid: message.id,
        MessageStatus: state === 'failed' ? 'undelivered' : state,
        To: message.to,
      });
      return postWebhook(message.report, twilioWebhook(message.report, form));
    }
    const words: Record<string, string> = { sent: 'SUBMITTED', delivered: 'DELIVRD', failed: 'REJECTD' };
    const body = JSON.stringify({ id: message.id, status: words[state], err: state === 'failed' ? 'DLT scrub' : '000' });
    return postWebhook(message.report, { headers: { 'content-type': 'application/json' }, body });
  }

  const start = async () => {
    server.listen(at, '127.0.0.1');
    await once(server, 'listening');
  };
  await start();
  return {
    url: `http://127.0.0.1:${at}`,
    /** What was taken, in its order; and of that, what has come to a phone. */
    taken,
    arrived,
    asked: () => asked,
    /** Says what goes wrong with the requests from now on. */
    failBy: (choose: (message: GatewayMessage) => Fault) => {
      fault = choose;
    },
    reportBy: (how: Reporting) => {
      reporting = how;
    },
    report,
    /** Waits until all that is reported is told. */
    told: async () => void (await Promise.all(telling.splice(0))),
    /** Wants no promotion: the operators' list. */
    disturbNot: (to: string) => void doNotDisturb.add(to),
    /** Keeps a picture that somebody has sent. @returns its id. */
    keepPicture: (picture: Buffer) => {
      const id = `media-${pictures.size + 1}`;
      pictures.set(id, picture);
      return id;
    },
    failPictures: (isFailing: boolean) => {
      picturesFail = isFailing;
    },
    /** What was said in the chat to a number, in its order: what is no template. */
    saidTo: (to: string) => taken.filter((message) => message.way === 'whatsapp' && message.to === to && !('template' in message.body)),
    takeFromWhatsApp: (to: string) => void withoutWhatsApp.add(to),
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
    /** Comes back, on the port it had. */
    start,
  };
}

/** Whether a text is of a template to the letter, its variables no longer than they may be. */
function isOf({ text, header, body }: GatewayMessage, template: RegisteredTemplate): boolean {
  const literal = template.text.split('{#var#}').map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (!new RegExp(`^${literal.join('[^\\n]{1,30}')}$`, 'u').test(text)) return false;
  if (header !== template.header) return false;
  return !('template' in body) || (body.template === template.templateId && body.entity === template.entityId);
}

function read({ url = '', headers }: IncomingMessage, body: Record<string, unknown>): GatewayMessage | undefined {
  const id = randomUUID();
  if (url === '/msg91') {
    const [recipient] = body.recipients as Record<string, string>[];
    if (headers.authkey !== 'msg91-key') return undefined;
    return { way: 'sms', id, to: `+${recipient?.mobiles}`, text: '', header: '', reference: recipient?.CRQID, report: undefined, body };
  }
  if (url.startsWith('/twilio/')) {
    if (headers.authorization !== `Basic ${Buffer.from('AC1:twilio-token').toString('base64')}`) return undefined;
    const { To, From, Body, StatusCallback } = body as Record<string, string>;
    return { way: 'sms', id, to: To ?? '', text: Body ?? '', header: From ?? '', reference: undefined, report: StatusCallback, body };
  }
  if (url.startsWith('/sms')) {
    const { to, text, header, reference, report } = body as Record<string, string>;
    return { way: 'sms', id, to: `+${to}`, text: text ?? '', header: header ?? '', reference, report, body };
  }
  if (url !== `/${META.phoneId}/messages` || headers.authorization !== `Bearer ${META.token}`) return undefined;
  const { to, template, biz_opaque_callback_data } = body as { to: string; template?: { name: string }; biz_opaque_callback_data: string };
  return {
    way: 'whatsapp',
    id: `wamid.${id}`,
    to: `+${to}`,
    text: template ? '' : textOf(body),
    header: template?.name ?? '',
    reference: biz_opaque_callback_data,
    report: undefined,
    body,
  };
}

/** What a free text, or a question with choices, says. */
function textOf(body: Record<string, unknown>): string {
  const { text, interactive } = body as { text?: { body: string }; interactive?: { body: { text: string } } };
  return text?.body ?? interactive?.body.text ?? '';
}

function answerOf({ way, id, body }: GatewayMessage): object {
  if (way === 'whatsapp') return { messaging_product: 'whatsapp', messages: [{ id, message_status: 'accepted' }] };
  if ('From' in body) return { sid: id, status: 'queued' };
  return 'recipients' in body ? { type: 'success', message: id } : { status: 'ok', id };
}

function errorOf({ way, body }: GatewayMessage): object {
  if (way === 'whatsapp') return { error: { code: 131000, message: 'Something went wrong' } };
  if ('From' in body) return { status: 'failed', code: 30001 };
  return 'recipients' in body ? { type: 'error', message: 'template id missing' } : { status: 'error', error: 'Balance is low' };
}

function refusalOf({ way }: GatewayMessage): object {
  return way === 'whatsapp' ? { error: { code: 131026, message: 'Message undeliverable' } } : { code: 21610, message: 'Unsubscribed' };
}

interface SentWebhook {
  headers: Record<string, string>;
  body: string;
}

/** A webhook of Meta's about one number, signed as its documentation says: letters beyond ASCII are escaped before. */
export function metaWebhook(value: object, { secret = META.appSecret, phoneId = META.phoneId } = {}): SentWebhook {
  const change = { field: 'messages', value: { messaging_product: 'whatsapp', metadata: { phone_number_id: phoneId }, ...value } };
  const json = JSON.stringify({ object: 'whatsapp_business_account', entry: [{ id: '1', changes: [change] }] });
  const body = json.replaceAll(/[^\0-\x7f]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
  const signature = createHmac('sha256', secret).update(body).digest('hex');
  return { headers: { 'content-type': 'application/json', 'x-hub-signature-256': `sha256=${signature}` }, body };
}

/** A form of Twilio's to an address, signed as its documentation says. */
export function twilioWebhook(url: string, form: URLSearchParams, token = 'twilio-token'): SentWebhook {
  const signed =
    url +
    [...form]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .flat()
      .join('');
  const signature = createHmac('sha1', token).update(signed).digest('base64');
  return { headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-twilio-signature': signature }, body: form.toString() };
}

async function postWebhook(url: string, { headers, body }: SentWebhook): Promise<number> {
  const response = await fetch(url, { method: 'POST', headers, body });
  await response.body?.cancel();
  return response.status;
}

async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  return /json/.test(request.headers['content-type'] ?? '') ? JSON.parse(text) : Object.fromEntries(new URLSearchParams(text));
}

function send(response: ServerResponse, status: number, answer: object) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
}
