import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '#server/base/config.ts';
import { isPublicSite } from '#server/base/this-machine.ts';
import { kindOf } from '#server/messages/kinds.ts';
import { createFolderWay } from '#server/messages/message-folder.ts';
import { createSmsWay } from '#server/messages/sms-gateway.ts';
import type { Outcome, OutgoingMessage, Way } from '#server/messages/way.ts';
import { createWhatsApp } from '#server/messages/whatsapp.ts';
import { type Chat, createWhatsAppChat } from '#server/messages/whatsapp-chat.ts';
import type { MessageKind } from '#shared/schemas/short-messages.ts';

/** The ways by which short messages leave the site. */
export interface Messenger {
  /** All that are set; the folder alone where none is. */
  ways: readonly Way[];
  /** Those that a kind of message is tried by, the first first. */
  waysOf(kind: MessageKind): readonly Way[];
  /** Brings a message to the other side of a way, once. Throws nothing. */
  send(way: Way, message: OutgoingMessage): Promise<Outcome>;
  /** The chat with people who have written to the site's number, where it has one at WhatsApp. */
  chat: Chat | undefined;
}

/** Told how a way does. */
export interface MessageWatch {
  /** The other side takes messages, or says itself what it has against one. */
  goes(): void;
  /** It cannot be reached, or takes nothing from this site. */
  fails(reason: string): void;
}

/**
 * Short messages by WhatsApp and SMS, whichever are set (docs/decisions/210-short-messages.md). Without either each becomes a file under
 * DATA_DIR/messages and a line of the log.
 */
export function createMessenger(
  config: Pick<Config, 'SMS' | 'WHATSAPP' | 'DATA_DIR' | 'PUBLIC_URL'>,
  log: FastifyBaseLogger,
  watchOf?: (way: 'sms' | 'whatsapp') => MessageWatch,
): Messenger {
  const { SMS, WHATSAPP, PUBLIC_URL } = config;
  const set = [...(WHATSAPP ? [createWhatsApp(WHATSAPP, WHATSAPP.prices)] : []), ...(SMS ? [createSmsWay(SMS, PUBLIC_URL)] : [])];
  const watches = new Map(set.map(({ name }) => [name, name === 'folder' ? undefined : watchOf?.(name)]));
  const ways = set.length > 0 ? set : [createFolderWay(config, log)];
  if (WHATSAPP && isPublicSite(PUBLIC_URL) && !WHATSAPP.appSecret) {
    log.warn('WHATSAPP_APP_SECRET is not set: reports and answers of WhatsApp are refused, nobody can say STOP');
  }
  return {
    chat: WHATSAPP && createWhatsAppChat(WHATSAPP),
    ways,
    waysOf: (kind) => (set.length > 0 ? kindOf(kind).ways.flatMap((name) => ways.find((way) => way.name === name) ?? []) : ways),
    async send(way, message) {
      const outcome = await way.send(message);
      const watch = watches.get(way.name);
      if (outcome.is === 'taken' || outcome.is === 'refused' || (outcome.is === 'failed' && outcome.isOfMessage)) watch?.goes();
      else if (outcome.is !== 'failed' || outcome.seconds === undefined) watch?.fails(outcome.reason);
      return outcome;
    },
  };
}
