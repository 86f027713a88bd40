import * as z from 'zod';
import { type Prices, RUPEE, readPrices } from '#server/base/message-prices.ts';
import { unknownPlaceholder } from '#server/base/sms-request.ts';
import { StartError } from '#server/base/start-error.ts';

const prices = z.string().transform((typed, { issues }) => {
  const read = readPrices(typed);
  if (read === undefined) issues.push({ code: 'custom', message: PRICES, input: typed });
  return read ?? z.NEVER;
});
const rupees = z.coerce
  .number()
  .min(0)
  .max(100_000)
  .transform((amount) => Math.round(amount * RUPEE));

const PRICES = 'rupees, and where a kind costs something else kind=rupees: 0.25,code=0.20';
const RUPEES = 'rupees from 0 to 100000';
const HEADERS = 'headers as JSON: {"name": "value"}';
const PATTERN = 'a regular expression';
const WEB_ADDRESS = 'an address that begins with http:// or https://';
const SOME_TEXT = 'some text';
const SECRET = 'at least 16 characters';

const webUrl = z.url({ protocol: /^https?$/ });
const text = z.string().min(1);

/** The settings of short messages (.env.example), as those of the rest stand in config.ts. */
export const messageSettings = {
  SMS_GATEWAY: z.enum(['custom', 'msg91', 'twilio']).default('custom').describe('custom, msg91 or twilio'),
  SMS_URL: webUrl.optional().describe(WEB_ADDRESS),
  SMS_KEY: text.optional().describe(SOME_TEXT),
  SMS_METHOD: z.enum(['GET', 'POST', 'PUT']).default('POST').describe('GET, POST or PUT'),
  SMS_HEADERS: text.optional().describe(HEADERS),
  SMS_BODY: text.optional().describe(SOME_TEXT),
  SMS_OK: text.optional().describe(PATTERN),
  SMS_WEBHOOK_TOKEN: z.string().min(16).optional().describe(SECRET),
  SMS_PRICE: prices.default({ usual: 0.25 * RUPEE, byKind: {} }).describe(PRICES),
  WHATSAPP_URL: webUrl.default('https://graph.facebook.com/v23.0').describe(WEB_ADDRESS),
  WHATSAPP_TOKEN: text.optional().describe(SOME_TEXT),
  WHATSAPP_PHONE_ID: z
    .string()
    .regex(/^\d{1,30}$/)
    .optional()
    .describe('digits'),
  WHATSAPP_APP_SECRET: z.string().min(16).optional().describe(SECRET),
  WHATSAPP_VERIFY_TOKEN: z.string().min(16).optional().describe(SECRET),
  WHATSAPP_PRICE: prices.default({ usual: 0.15 * RUPEE, byKind: {} }).describe(PRICES),
  MESSAGE_CAP_NUMBER: rupees.default(5 * RUPEE).describe(RUPEES),
  MESSAGE_CAP_DAY: rupees.default(500 * RUPEE).describe(RUPEES),
  MESSAGE_CAP_MONTH: rupees.default(5_000 * RUPEE).describe(RUPEES),
};

const shape = z.object(messageSettings);
type Settings = z.infer<typeof shape>;

/** The gateway that takes SMS. */
export interface SmsSettings {
  gateway: 'custom' | 'msg91' | 'twilio';
  url: string;
  key: string | undefined;
  method: 'GET' | 'POST' | 'PUT';
  headers: Record<string, string>;
  body: string | undefined;
  /** What its answer has in it when it has taken a message; what stands in its first brackets is the message's name there. */
  ok: RegExp | undefined;
  webhookToken: string | undefined;
  prices: Prices;
}

const SMS_URLS = {
  custom: undefined,
  msg91: 'https://control.msg91.com/api/v5/flow',
  twilio: 'https://api.twilio.com/2010-04-01/Accounts/{account}/Messages.json',
};

/** @throws StartError when SMS go by a gateway and a setting of it is missing or makes no sense. */
export function smsOf(settings: Settings): SmsSettings | undefined {
  const { SMS_GATEWAY: gateway, SMS_URL, SMS_KEY: key, SMS_METHOD: method, SMS_BODY: body, SMS_WEBHOOK_TOKEN: webhookToken } = settings;
  const url = SMS_URL ?? SMS_URLS[gateway];
  if (url === undefined) return undefined;
  if (gateway !== 'custom' && key === undefined) throw new StartError(`SMS_KEY must be set when SMS_GATEWAY is ${gateway}`);
  if (gateway === 'twilio' && !/^[^:]+:.+$/.test(key ?? '')) {
    throw new StartError('SMS_KEY must be the account and its token, with a colon between them, when SMS_GATEWAY is twilio');
  }
  const headers = readHeaders('SMS_HEADERS', settings.SMS_HEADERS);
  if (gateway === 'custom') {
    for (const [name, template] of Object.entries({ SMS_URL: url, SMS_BODY: body ?? '', SMS_HEADERS: Object.values(headers).join(' ') })) {
      const unknown = unknownPlaceholder(template);
      if (unknown !== undefined) throw new StartError(`${name} has {${unknown}} in it, which stands for nothing`);
    }
    if (method !== 'GET' && body === undefined) throw new StartError(`SMS_BODY must be set when SMS_METHOD is ${method}`);
  }
  return { gateway, url, key, method, headers, body, ok: readPattern(settings.SMS_OK), webhookToken, prices: settings.SMS_PRICE };
}

/** @throws StartError where the setting of that name is no JSON of headers. */
export function readHeaders(setting: string, json = '{}'): Record<string, string> {
  try {
    return z.record(z.string().regex(/^[\w-]+$/), z.string()).parse(JSON.parse(json));
  } catch {
    throw new StartError(`${setting} must be ${HEADERS}`);
  }
}

/** @throws StartError */
function readPattern(pattern: string | undefined): RegExp | undefined {
  try {
    return pattern === undefined ? undefined : new RegExp(pattern);
  } catch {
    throw new StartError(`SMS_OK must be ${PATTERN}`);
  }
}

/** Meta's Cloud API, which takes messages for WhatsApp. */
export interface WhatsAppSettings {
  url: string;
  token: string;
  phoneId: string;
  appSecret: string | undefined;
  verifyToken: string | undefined;
  prices: Prices;
}

/** @throws StartError when messages go by WhatsApp and nothing says from which number. */
export function whatsAppOf(settings: Settings): WhatsAppSettings | undefined {
  const { WHATSAPP_TOKEN: token, WHATSAPP_PHONE_ID: phoneId } = settings;
  if (token === undefined) return undefined;
  if (phoneId === undefined) throw new StartError('WHATSAPP_PHONE_ID must be set when WHATSAPP_TOKEN is');
  return {
    url: settings.WHATSAPP_URL.replace(/\/$/, ''),
    token,
    phoneId,
    appSecret: settings.WHATSAPP_APP_SECRET,
    verifyToken: settings.WHATSAPP_VERIFY_TOKEN,
    prices: settings.WHATSAPP_PRICE,
  };
}
