// A gateway of messages on this machine for development: takes SMS and WhatsApp messages, shows them, and reports that they arrived.
// node scripts/stand-in-gateway.ts [port]
import { META, startMessageGateway } from '#tests/helpers/message-gateway.ts';

const site = process.env.PUBLIC_URL ?? 'http://localhost:3000';
const gateway = await startMessageGateway({
  port: Number(process.argv[2] ?? 4_800),
  webhook: () => `${site}/api/v1/message/whatsapp/webhook`,
  onMessage: ({ way, to, text, header, body }) => process.stdout.write(`${way} to ${to} from ${header}: ${text || JSON.stringify(body)}\n`),
});
gateway.reportBy('in order');
const body = {
  to: '{to}',
  text: '{text}',
  header: '{header}',
  entity: '{entity}',
  template: '{template}',
  reference: '{reference}',
  report: '{report}',
};
process.stdout.write(`The stand-in listens. Start the site with

SMS_URL=${gateway.url}/sms
SMS_BODY=${JSON.stringify(body)}
SMS_OK="status":"ok","id":"([^"]+)"
SMS_WEBHOOK_TOKEN=a-word-that-is-known
WHATSAPP_URL=${gateway.url}
WHATSAPP_TOKEN=${META.token}
WHATSAPP_PHONE_ID=${META.phoneId}
WHATSAPP_APP_SECRET=${META.appSecret}
WHATSAPP_VERIFY_TOKEN=${META.verifyToken}

`);
