import { type ReactNode, useEffect, useRef } from 'react';
import { LocalTime } from '#app/components/local-time.tsx';
import { showLongDate } from '#app/components/show-moment.ts';
import { EnquiryFacts } from '#app/features/enquiries/enquiry-facts.tsx';
import { SentPhotos } from '#app/features/requirements/sent-photos.tsx';
import { showQuotedPrice } from '#shared/quoted-price.ts';
import type { AskedField, EnquiryValues } from '#shared/schemas/enquiry-fields.ts';
import type { ThreadMessage } from '#shared/schemas/threads.ts';
import { threadsText } from '#shared/texts.ts';

interface ThreadMessagesProps {
  /** What the conversation began with. */
  first: EnquiryValues<AskedField> & { createdAt: string };
  messages: ThreadMessage[];
  /** Who reads it. */
  reader: ThreadMessage['author'];
  /** What the other side is called. */
  other: string;
  /** What one's own side is called, to who works for it and has not written all of it. */
  own?: string | undefined;
}

/**
 * What was written in a conversation, the oldest first: one's own at the right, the other side's at the left. The page stands at what was just
 * sent, unless somebody is writing the next by then.
 */
export function ThreadMessages({ first, messages, reader, other, own = threadsText.you }: ThreadMessagesProps) {
  const opening: ThreadMessage = {
    body: first.message,
    createdAt: first.createdAt,
    _id: 'first',
    author: 'asker',
    priceFrom: null,
    priceTo: null,
    priceUnit: null,
    readyOn: null,
    photos: [],
  };
  const last = messages.at(-1);
  const shown = useRef(last?._id);
  const sent = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const isWriting = document.activeElement?.matches('input, textarea, select');
    if (last && last._id !== shown.current && last.author === reader && !isWriting) sent.current?.focus();
    shown.current = last?._id;
  }, [last, reader]);
  return (
    <ol aria-label={threadsText.messages} className="grid gap-4">
      {[opening, ...messages].map((message) => (
        <li
          key={message._id}
          ref={message === last ? sent : undefined}
          tabIndex={-1}
          className={`outline-none ${message.author === reader ? 'ml-8 justify-self-end sm:ml-16' : 'mr-8 justify-self-start sm:mr-16'}`}
        >
          <Message
            message={message}
            facts={message === opening && <EnquiryFacts of={first} className="mt-3 border-current/15 border-t pt-3" />}
            isOwn={message.author === reader}
            writer={message.author === reader ? (message.writtenBy ?? own) : other}
          />
        </li>
      ))}
    </ol>
  );
}

interface MessageProps {
  message: ThreadMessage;
  facts: ReactNode;
  isOwn: boolean;
  writer: string;
}

function Message({ message, facts, isOwn, writer }: MessageProps) {
  const { body, readyOn, createdAt } = message;
  const price = showQuotedPrice(message);
  return (
    <article className={`rounded-xl border p-4 ${isOwn ? 'border-sand-dark bg-sand' : 'border-cement bg-paper'}`}>
      <p className="flex flex-wrap items-baseline gap-x-3 text-sm">
        <strong className="font-semibold wrap-anywhere">{writer}</strong>
        <LocalTime at={createdAt} className="text-ink-soft" />
      </p>
      {body ? (
        <p className="mt-1.5 max-w-prose whitespace-pre-line wrap-anywhere">{body}</p>
      ) : (
        <p className="mt-1.5 text-ink-soft">{threadsText.writerLeft}</p>
      )}
      {facts}
      {(price || readyOn) && (
        <dl className="mt-3 grid gap-x-3 gap-y-1 border-current/15 border-t pt-3 sm:grid-cols-[auto_1fr]">
          {price && <Fact name={threadsText.price} text={price} />}
          {readyOn && <Fact name={threadsText.date} text={showLongDate(readyOn)} />}
        </dl>
      )}
      <SentPhotos photos={message.photos} of={isOwn ? threadsText.yourPhoto : threadsText.photoOf(writer)} />
    </article>
  );
}

function Fact({ name, text }: { name: string; text: string }) {
  return (
    <>
      <dt className="text-ink-soft text-sm">{name}</dt>
      <dd className="font-semibold">{text}</dd>
    </>
  );
}
