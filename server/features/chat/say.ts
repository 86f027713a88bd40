import { pageUrl } from '#server/base/language.ts';
import type { Context } from '#server/context.ts';
import { candidatesOf, WINDOW } from '#server/features/chat/decide.ts';
import { type ChatMessage, claimSaying, findAskerName, findChatMessage, setChatMessage } from '#server/features/chat/queries.ts';
import { wantsShortMessages } from '#server/features/short-messages/wishes/wishes.ts';
import type { Saying } from '#server/messages/whatsapp-chat.ts';
import { chatText } from '#shared/texts.ts';

/** Conversations that a question names; the last of its choices is none of them. */
const MOST = 9;

/**
 * Says in the chat what became of a message, in the language that is spoken: once at most, as what was answered stands on the site all the same.
 * Nothing to who wants no messages, nor when Meta takes no free texts any more.
 * @throws where it was not taken, and may be later.
 */
export async function sayWhatBecame(context: Context, id: string): Promise<void> {
  const message = await findChatMessage(context.db, id);
  const { chat } = context.messenger;
  if (!message || !chat || message.said_at || message.state === 'waiting') return;
  if (Date.now() - message.written_at.getTime() > WINDOW || !(await wantsShortMessages(context, message.phone_no))) return;
  if (!(await claimSaying(context.db, id))) return;
  const saying = await compose(context, message);
  const outcome = await chat.say({ to: message.phone_no, answers: message.gateway_id, ...saying });
  if (outcome.is === 'failed' && !outcome.isOfMessage) {
    await setChatMessage(context.db, id, { said_at: null });
    throw new Error(`not said in the chat: ${outcome.reason}`);
  }
  if (outcome.is === 'taken' && outcome.gatewayId !== undefined) await setChatMessage(context.db, id, { said_id: outcome.gatewayId });
}

async function compose(context: Context, message: ChatMessage): Promise<Pick<Saying, 'text' | 'choices' | 'listLabel'>> {
  const { db, config } = context;
  const url = pageUrl(config.PUBLIC_URL, '/profilesupplier');
  if (message.kind === 'other') return { text: chatText.onlyTextAndPhotos(url) };
  if (message.state === 'asked') {
    const candidates = await candidatesOf(db, message);
    const choices = candidates
      .slice(0, MOST)
      .map(({ enquiry_id, name, message: words }) => ({ id: `${message.chat_message_id}:${enquiry_id}`, title: name, more: words }));
    return {
      text: chatText.whichRequest,
      choices: [...choices, { id: `${message.chat_message_id}:none`, title: chatText.noneOfThese }],
      listLabel: chatText.chooseRequest,
    };
  }
  if (message.state === 'placed') {
    const name = message.enquiry_id ? await findAskerName(db, message.enquiry_id) : undefined;
    return { text: chatText.passedOn(name ?? '') };
  }
  if (message.reason) return { text: chatText.notPassedOn(message.reason, url) };
  return { text: chatText.waitsOnSite(url) };
}
