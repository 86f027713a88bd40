import type { WayName } from '#server/messages/kinds.ts';
import type { ContentType, MessageKind } from '#shared/schemas/short-messages.ts';
import type { Language } from '#shared/site-language.ts';

/** A message as a way sends it. */
export interface OutgoingMessage {
  /** Ours: what comes back in reports where the other side takes a name of ours. */
  messageId: string;
  kind: MessageKind;
  language: Language;
  /** E.164: '+919876543210'. */
  to: string;
  /** The text to the letter, its values in it. */
  text: string;
  /** The values by name, in the order of the kind. */
  values: Readonly<Record<string, string>>;
  /** As it is registered; empty where that is not known. */
  contentType: ContentType;
  entityId: string;
  header: string;
  templateId: string;
  gatewayTemplate: string;
  whatsappName: string;
}

/** What became of a message at the other side of a way. */
export type Outcome =
  /** Taken. */
  | { is: 'taken'; gatewayId: string | undefined }
  /** Not taken, and never will be by this way: another way may do. */
  | { is: 'refused'; reason: string }
  /** Not taken now; `seconds`: it says itself when it may be asked again. */
  | { is: 'failed'; reason: string; seconds?: number; isOfMessage?: boolean }
  /** It was asked and has not answered: it may have taken it. */
  | { is: 'unknown'; reason: string };

/** One way by which messages leave the site. */
export interface Way {
  name: WayName;
  /** What of a template has to be known before it takes a message of it. */
  needs: readonly ('entityId' | 'header' | 'templateId' | 'gatewayTemplate' | 'whatsappName')[];
  /** What a message costs, in ten-thousandths of a rupee. */
  costOf(message: Pick<OutgoingMessage, 'kind' | 'text'>): number;
  /** Brings it to the other side, once. Throws nothing. */
  send(message: OutgoingMessage): Promise<Outcome>;
}
