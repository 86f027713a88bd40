import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeEnquiry } from '#tests/factories/enquiry.ts';
import { signInBusiness } from '#tests/factories/session.ts';
import { freshNumber, makeShortMessage } from '#tests/factories/short-message.ts';
import { metaWebhook } from '#tests/helpers/message-gateway.ts';
import type { startMessageSite } from '#tests/helpers/message-site.ts';
import { call } from '#tests/helpers/test-app.ts';

type Site = Awaited<ReturnType<typeof startMessageSite>>;

/** What somebody writes in the chat, as Meta tells it. */
export interface Written {
  text?: string;
  image?: { id: string; caption?: string };
  /** The name of the message that it stands under. */
  under?: string;
  /** The id of a choice that is pressed. */
  choice?: string;
  /** Of another kind: 'audio', 'reaction'. */
  type?: string;
  at?: Date;
  id?: string;
}

/** An owner with a proven number, who is told of enquiries and answers in the chat. */
export async function startChat(site: Site, given: { language?: string } = {}) {
  const { app, db, context } = site;
  const to = freshNumber();
  const businessId = await makeBusiness(db, {
    ...{ phone_no: to.slice(3), phone_proven_at: new Date() },
    ...(given.language ? { language: given.language } : {}),
  });
  const { headers } = await signInBusiness(db, businessId);

  /** An enquiry that the owner is told of. @returns its id, and the name at Meta of the message that told. */
  async function ask(name: string, message = `${name} has a roof that leaks.`) {
    const enquiryId = await makeEnquiry(db, { business_id: businessId, name, message, email: `${randomUUID()}@example.in` });
    const { messageId } = await makeShortMessage(context, { to, enquiryId, account: { kind: 'contractor', businessId } });
    await site.stands(messageId, 'sent');
    const [way] = await site.waysOf(messageId);
    // Whatever is written next is written later.
    site.pass(1);
    return { enquiryId, gatewayId: String(way?.gateway_id) };
  }

  function webhookOf({ text, image, under, choice, type, at = new Date(), id = `wamid.${randomUUID()}` }: Written) {
    const kind = type ?? (image ? 'image' : choice ? 'interactive' : 'text');
    return metaWebhook({
      messages: [
        {
          ...{ id, from: to.slice(1), type: kind, timestamp: String(Math.floor(at.getTime() / 1_000)) },
          ...(under ? { context: { id: under } } : {}),
          ...(text === undefined ? {} : { text: { body: text } }),
          ...(image ? { image: { mime_type: 'image/jpeg', ...image } } : {}),
          ...(choice ? { interactive: { type: 'button_reply', button_reply: { id: choice, title: 'A choice' } } } : {}),
        },
      ],
    });
  }

  async function deliver({ headers: signed, body }: ReturnType<typeof metaWebhook>) {
    const { statusCode } = await app.inject({ method: 'POST', url: '/api/v1/message/whatsapp/webhook', payload: body, headers: signed });
    return statusCode;
  }

  const rows = () => db.selectFrom('chat_messages').selectAll().where('phone_no', '=', to).orderBy('written_at').execute();
  return {
    ...{ to, businessId, headers, ask, webhookOf, deliver, rows },
    /** Writes something in the chat, which Meta tells the site. */
    async write(what: Written) {
      expect(await deliver(webhookOf(what))).toBe(200);
      site.pass(1);
    },
    /** What the owner has answered in a conversation. */
    answersOf: (enquiryId: string) =>
      db.selectFrom('enquiry_messages').selectAll().where('enquiry_id', '=', enquiryId).orderBy('created_at').execute(),
    /** What the site has said in the chat. */
    said: () => site.gateway.saidTo(to).map(({ text }) => text),
    /** The choices of what was said last. */
    choices() {
      const { interactive } = (site.gateway.saidTo(to).at(-1)?.body ?? {}) as {
        interactive?: {
          action: {
            buttons?: { reply: { id: string; title: string } }[];
            sections?: { rows: { id: string; title: string; description?: string }[] }[];
          };
        };
      };
      const { buttons, sections } = interactive?.action ?? {};
      return buttons?.map(({ reply }) => reply) ?? sections?.flatMap(({ rows }) => rows) ?? [];
    },
    /** Waits until all that was written is decided and said. */
    settled: async (states: string[]) => {
      await expect.poll(async () => (await rows()).map(({ state }) => state), { timeout: 30_000 }).toEqual(states);
      // What was asked with another one has no saying of its own.
      const isSaid = ({ said_id, state, question_id, chat_message_id }: Awaited<ReturnType<typeof rows>>[number]) =>
        said_id !== null || (state === 'asked' && question_id !== chat_message_id);
      await expect.poll(async () => (await rows()).every(isSaid), { timeout: 30_000 }).toBe(true);
    },
    leftOver: async () => (await call(app, 'GET', '/api/v1/contractor/chat-messages', undefined, headers)).body,
    place: (id: string, enquiryId: string) => call(app, 'POST', `/api/v1/contractor/chat-messages/${id}/place`, { enquiryId }, headers),
    remove: (id: string) => call(app, 'DELETE', `/api/v1/contractor/chat-messages/${id}`, undefined, headers),
  };
}
