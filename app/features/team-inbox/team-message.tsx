import type { ReactNode } from 'react';
import { callApi } from '#app/api/client.ts';
import { showMoment } from '#app/components/show-moment.ts';
import { withHidden } from '#app/components/with-hidden.tsx';
import { DecidedNote } from '#app/features/back-office/decided-note.tsx';
import { DialogButton } from '#app/features/back-office/dialog-button.tsx';
import { EditConflict } from '#app/features/back-office/edit-conflict.tsx';
import { useAdminAction } from '#app/features/back-office/use-admin-action.ts';
import { ContactLinks } from '#app/features/desk/contact-links.tsx';
import { enquiryStatuses } from '#app/features/desk/enquiry-statuses.ts';
import { MarkButtons } from '#app/features/desk/mark-buttons.tsx';
import { EnquiryFacts } from '#app/features/enquiries/enquiry-facts.tsx';
import { AnswerForm } from '#app/features/team-inbox/answer-form.tsx';
import { brand } from '#shared/brand/shown-brand.ts';
import type { EnquiryStatus } from '#shared/schemas/enquiries.ts';
import type { InboxMessage } from '#shared/schemas/inbox.ts';
import { deskText, teamInboxText } from '#shared/texts.ts';

interface TeamMessageProps {
  message: InboxMessage;
  /** Called before another status is stored. */
  onMark: () => void;
  /** Chooses it with others. */
  children?: ReactNode;
}

/** What somebody wrote to the team: who, what and when, how to answer, and where it is filed. */
export function TeamMessage({ message: sent, onMark, children }: TeamMessageProps) {
  const { _id, kind, name, phoneNo, email, message, status, answers, createdAt, version } = sent;
  const { run, isBusy, conflict, reload } = useAdminAction({
    call: (next: EnquiryStatus) => {
      onMark();
      return callApi('PUT /admin/inbox/update/:kind/:id', { params: { kind, id: _id }, body: { status: next, version } });
    },
  });
  return (
    <article className={`rounded-xl border bg-paper p-5 ${status === 'new' ? 'border-brick border-l-6' : 'border-sand-dark'}`}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="font-bold text-lg wrap-anywhere">{name}</h2>
        <span className="flex items-center gap-3 text-ink-soft text-sm">
          <time dateTime={createdAt}>{showMoment(createdAt)}</time>
          <span>{children}</span>
        </span>
      </div>
      <p className="text-ink-soft text-sm wrap-anywhere">
        {[kind === 'enquiry' ? teamInboxText.generalEnquiry : teamInboxText.contactMessage, phoneNo, email].filter(Boolean).join(' · ')}
      </p>
      {message && <p className="mt-3 max-w-prose whitespace-pre-line wrap-anywhere">{message}</p>}
      <EnquiryFacts of={sent} className="mt-3" />
      {answers.map(({ text, by, sentAt }) => (
        <DecidedNote
          key={sentAt}
          decided={by ? teamInboxText.answeredBy(by, showMoment(sentAt)) : teamInboxText.answeredOn(showMoment(sentAt))}
          reason={text}
        />
      ))}
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <div className="flex flex-wrap items-center gap-2">
          {email && (
            <DialogButton
              label={withHidden(teamInboxText.answer, name)}
              title={teamInboxText.answerTitle}
              description={teamInboxText.answerGoesTo(email)}
            >
              {(close) => <AnswerForm message={sent} onSend={onMark} onClose={close} />}
            </DialogButton>
          )}
          <ContactLinks
            sender={sent}
            greeting={kind === 'enquiry' ? deskText.thanksForEnquiry(name, brand.name) : deskText.thanksForMessage(name, brand.name)}
            subject={kind === 'enquiry' ? deskText.aboutEnquiry(brand.name) : deskText.aboutMessage(brand.name)}
          />
        </div>
        <MarkButtons
          legend={deskText.markMessageAs(name)}
          status={status}
          pending={enquiryStatuses.find(({ status: next }) => isBusy(next))?.status}
          onMark={(next) => void run(next, next)}
        />
      </div>
      {conflict && (
        <div className="mt-4">
          <EditConflict onReload={reload} />
        </div>
      )}
    </article>
  );
}
