import { useMutation } from '@tanstack/react-query';
import { callApi } from '#app/api/client.ts';
import { buttonClass } from '#app/components/button.tsx';
import { Link } from '#app/components/link.tsx';
import { notify } from '#app/components/notify.ts';
import { showMoment } from '#app/components/show-moment.ts';
import { withParts } from '#app/components/with-parts.tsx';
import { BadLead } from '#app/features/bad-leads/bad-lead.tsx';
import { useMay } from '#app/features/business-people/use-may.ts';
import { ContactLinks } from '#app/features/desk/contact-links.tsx';
import { MarkButtons } from '#app/features/desk/mark-buttons.tsx';
import { EnquiryFacts } from '#app/features/enquiries/enquiry-facts.tsx';
import type { Enquiry, EnquiryStatus, ThreadEnded } from '#shared/schemas/enquiries.ts';
import { deskText, formMessages as messages } from '#shared/texts.ts';

/** How the sender has ended it. */
function sayEnd(end: ThreadEnded) {
  if (end === 'found') return deskText.endedFound;
  if (end === 'not_needed') return deskText.endedNotNeeded;
  return end === 'chosen' ? deskText.endedChosen : deskText.endedReplaced;
}

const unseen = (words: string) => <span className="sr-only">{words}</span>;

interface EnquiryItemProps {
  enquiry: Enquiry;
  businessName: string;
  /** Called when another status is stored; it settles when the list shows it. */
  onMarked: () => Promise<void>;
}

/** One enquiry: who asks what and since when, how to answer, and where it is filed. */
export function EnquiryItem({ enquiry, businessName, onMarked }: EnquiryItemProps) {
  const { name, phoneNo, email, message, status, createdAt, repliedAt, unread, lastMessage, endedAs } = enquiry;
  const may = useMay();
  /** Who wrote the last message; nothing where it was the business's own account, which reads this. */
  const writer = lastMessage?.author === 'asker' ? name : (lastMessage?.writtenBy ?? (may('account') ? undefined : businessName));
  const isGone = !message && !phoneNo && !email;
  const mark = useMutation({
    mutationFn: async (next: EnquiryStatus) => {
      const answer = await callApi('PUT /contractor/enquiries/:id', { params: { id: enquiry._id }, body: { status: next } });
      notify.success(answer.message || messages.enquiryUpdated);
      await onMarked();
    },
    onError: (failure) => notify.error(failure.message),
  });
  return (
    <article className={`rounded-xl border bg-paper p-5 ${status === 'new' ? 'border-brick border-l-6' : 'border-sand-dark'}`}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="font-bold text-lg wrap-anywhere">{name}</h3>
        <time dateTime={createdAt} className="text-ink-soft text-sm">
          {showMoment(createdAt)}
        </time>
      </div>
      <p className="text-ink-soft text-sm wrap-anywhere">{[phoneNo, email].filter(Boolean).join(' · ')}</p>
      {message && <p className="mt-3 max-w-prose whitespace-pre-line wrap-anywhere">{message}</p>}
      <EnquiryFacts of={enquiry} className="mt-3" />
      {isGone && <p className="text-ink-soft">{deskText.senderLeft}</p>}
      {lastMessage && (
        <p data-may-cut className="mt-3 line-clamp-2 border-cement-dark border-l-4 pl-3 text-ink-soft wrap-anywhere">
          {writer === undefined ? deskText.youWrote(lastMessage.body || '…') : deskText.othersWrote(writer, lastMessage.body || '…')}
        </p>
      )}
      {(!isGone || lastMessage) && (
        <Link to={`/profilesupplier/enquiries/${enquiry._id}`} className={`${buttonClass({ size: 'sm' })} mt-4`}>
          <span>{withParts(repliedAt || endedAs ? deskText.openConversation : deskText.answer, { unseen }, name)}</span>
          {unread > 0 && lastMessage && (
            <span className="rounded-full bg-paper px-2 py-0.5 text-brick text-xs">{withParts(deskText.unread, { unseen }, unread)}</span>
          )}
        </Link>
      )}
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <ContactLinks
          sender={enquiry}
          greeting={deskText.thanksForEnquiry(name, businessName)}
          subject={deskText.aboutEnquiry(businessName)}
        />
        <MarkButtons
          legend={deskText.markEnquiryAs(name)}
          status={status}
          pending={mark.isPending ? mark.variables : undefined}
          onMark={(next) => mark.mutate(next)}
        />
      </div>
      <BadLead enquiry={enquiry} onMarked={onMarked} />
      {endedAs && <p className="mt-3 text-ink-soft text-sm">{sayEnd(endedAs)}</p>}
      {repliedAt && <p className="mt-3 text-leaf text-sm">{deskText.repliedOn(showMoment(repliedAt))}</p>}
    </article>
  );
}
