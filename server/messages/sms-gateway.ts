import { priceOf } from '#server/base/message-prices.ts';
import type { SmsSettings } from '#server/base/message-settings.ts';
import { fillRequest } from '#server/base/sms-request.ts';
import { type Answer, meaningOfStatus, post } from '#server/messages/post.ts';
import { countSegments, isUnicode } from '#server/messages/segments.ts';
import type { Outcome, OutgoingMessage, Way } from '#server/messages/way.ts';

type Request = ReturnType<typeof fillRequest> & { method?: string };

/** How one gateway is asked, and what its answers mean. */
interface Gateway {
  needs: Way['needs'];
  ask(message: OutgoingMessage): Request;
  read(answer: Answer): Outcome;
}

/** Twilio's codes for a receiver that no other try will reach: who said STOP, and numbers that take no SMS. */
const TWILIO_REFUSES = new Set([21211, 21214, 21217, 21408, 21610, 21612, 21614, 21635]);
/** Its codes for too many at once. */
const TWILIO_TOO_FAST = new Set([14107, 20429, 21611, 63038]);

/** SMS by the gateway that the settings name: MSG91, Twilio, or any that is asked over HTTP. */
export function createSmsWay(settings: SmsSettings, publicUrl: string): Way {
  const gateway = { msg91, twilio, custom }[settings.gateway](settings, publicUrl);
  return {
    name: 'sms',
    needs: gateway.needs,
    costOf: ({ kind, text }) => priceOf(settings.prices, kind) * countSegments(text),
    async send(message) {
      const { url, ...request } = gateway.ask(message);
      const answer = await post(url, request);
      return 'is' in answer ? answer : gateway.read(answer);
    },
  };
}

/** Where a gateway reports what became of a message. */
function reportUrl(publicUrl: string, { messageId }: OutgoingMessage, token?: string): string {
  return `${publicUrl}/api/v1/message/sms/report?${new URLSearchParams({ reference: messageId, ...(token ? { token } : {}) })}`;
}

/** MSG91 by its flows: it has the text, and gets the values by their names. Its answer is 200 for errors too. */
function msg91({ url, key = '' }: SmsSettings): Gateway {
  return {
    needs: ['gatewayTemplate'],
    ask: ({ to, values, gatewayTemplate, messageId }) => ({
      url,
      headers: { authkey: key, accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify({
        template_id: gatewayTemplate,
        short_url: '0',
        recipients: [{ mobiles: to.slice(1), ...values, CRQID: messageId }],
      }),
    }),
    read(answer) {
      const ofStatus = meaningOfStatus(answer);
      if (ofStatus) return ofStatus;
      const { type, message, request_id } = (answer.json ?? {}) as Record<string, unknown>;
      if (answer.status >= 300 || type !== 'success') return { is: 'failed', reason: `status ${answer.status}, ${nameOf(type)}` };
      const id = request_id ?? message;
      return { is: 'taken', gatewayId: typeof id === 'string' ? id : undefined };
    },
  };
}

/** Twilio's Messages API. What it sends to India is registered with it, by header and text. */
function twilio({ url, key = '' }: SmsSettings, publicUrl: string): Gateway {
  const [account = ''] = key.split(':');
  return {
    needs: ['header'],
    ask: (message) => ({
      url: url.replace('{account}', encodeURIComponent(account)),
      headers: {
        authorization: `Basic ${Buffer.from(key).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams({
        To: message.to,
        From: message.header,
        Body: message.text,
        StatusCallback: reportUrl(publicUrl, message),
      }).toString(),
    }),
    read(answer) {
      const { sid, code, status } = (answer.json ?? {}) as Record<string, unknown>;
      if (typeof code === 'number' && TWILIO_REFUSES.has(code)) return { is: 'refused', reason: `twilio ${code}` };
      const seconds = answer.retryAfter ?? 30;
      if (typeof code === 'number' && TWILIO_TOO_FAST.has(code)) return { is: 'failed', reason: `twilio ${code}`, seconds };
      const ofStatus = meaningOfStatus(answer);
      if (ofStatus) return ofStatus;
      if (answer.status < 300 && typeof sid === 'string' && status !== 'failed') return { is: 'taken', gatewayId: sid };
      const isOfMessage = answer.status === 400;
      return { is: 'failed', reason: typeof code === 'number' ? `twilio ${code}` : `status ${answer.status}`, isOfMessage };
    },
  };
}

/** Any gateway that is asked over HTTP: the settings say how, and by what its answer says yes. */
function custom({ url, method, headers, body, ok, key = '', webhookToken }: SmsSettings, publicUrl: string): Gateway {
  return {
    needs: ['entityId', 'header', 'templateId'],
    ask: (message) => ({
      method,
      ...fillRequest(
        { url, headers, body: method === 'GET' ? undefined : body },
        {
          to: message.to.slice(1),
          number: message.to.slice(3),
          text: message.text,
          header: message.header,
          entity: message.entityId,
          template: message.templateId,
          gatewayTemplate: message.gatewayTemplate,
          reference: message.messageId,
          report: reportUrl(publicUrl, message, webhookToken),
          key,
          unicode: isUnicode(message.text) ? '1' : '0',
        },
      ),
    }),
    read(answer) {
      const ofStatus = meaningOfStatus(answer);
      if (ofStatus) return ofStatus;
      const said = ok?.exec(answer.text);
      if (answer.status >= 300 || (ok && !said)) {
        return { is: 'failed', reason: `status ${answer.status}${answer.status < 300 ? ', and the answer is not SMS_OK' : ''}` };
      }
      return { is: 'taken', gatewayId: said?.[1] };
    },
  };
}

/** A word of an answer, as far as the log may have it. */
function nameOf(said: unknown): string {
  return typeof said === 'string' && /^\w{1,20}$/.test(said) ? said : 'no success';
}
