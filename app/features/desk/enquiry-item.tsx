import { useMutation } from '@tanstack/react-query';
import { callApi } from '#app/api/client.ts';
import { notify } from '#app/components/notify.ts';
import { showMoment } from '#app/components/show-moment.ts';
import { BadLead } from '#app/features/bad-leads/bad-lead.tsx';
import { ContactLinks } from '#app/features/desk/contact-links.tsx';
import { MarkButtons } from '#app/features/desk/mark-buttons.tsx';
import { formMessages as messages } from '#shared/form-messages.ts';
import type { Enquiry, EnquiryStatus } from '#shared/schemas/enquiries.ts';

interface EnquiryItemProps {
  enquiry: Enquiry;
  businessName: string;
  /** Called when another status is stored; it settles when the list shows it. */
  onMarked: () => Promise<void>;
}

/** One enquiry: who asks what and since when, how to answer, and where it is filed. */
export function EnquiryItem({ enquiry, businessName, onMarked }: EnquiryItemProps) {
  const { name, phoneNo, email, message, status, createdAt, repliedAt } = enquiry;
  const mark = useMutation({
    mutationFn: async (next: EnquiryStatus) => {
      const answer = await callApi('PUT /contractor/enquiries/:id', { params: { id: enquiry._id }, body: { status: next } });
      notify.success(answer.message || messages.enquiryUpdated);
      await onMarked();
    },
    onError: (failure) => notify.error(failure.message),
  });
  return (
    <article
      id={`enquiry-${enquiry._id}`}
      className={`scroll-mt-24 rounded-xl border bg-paper p-5 target:outline-3 target:outline-brick ${status === 'new' ? 'border-brick border-l-6' : 'border-sand-dark'}`}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="font-bold text-lg wrap-anywhere">{name}</h3>
        <time dateTime={createdAt} className="text-ink-soft text-sm">
          {showMoment(createdAt)}
        </time>
      </div>
      <p className="text-ink-soft text-sm wrap-anywhere">{[phoneNo, email].filter(Boolean).join(' · ')}</p>
      {message && <p className="mt-3 max-w-prose whitespace-pre-line wrap-anywhere">{message}</p>}
      {!message && !phoneNo && !email && <p className="text-ink-soft">The sender has deleted their account, and this enquiry with it.</p>}
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <ContactLinks sender={enquiry} about={`enquiry to ${businessName}`} />
        <MarkButtons
          what={`the enquiry of ${name}`}
          status={status}
          pending={mark.isPending ? mark.variables : undefined}
          onMark={(next) => mark.mutate(next)}
        />
      </div>
      <BadLead enquiry={enquiry} onMarked={onMarked} />
      {repliedAt && <p className="mt-3 text-leaf text-sm">{`Replied on ${showMoment(repliedAt)}`}</p>}
    </article>
  );
}
