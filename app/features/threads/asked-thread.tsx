import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useHref, useRevalidator } from 'react-router';
import { callApi } from '#app/api/client.ts';
import { Button, buttonClass } from '#app/components/button.tsx';
import { ConfirmDialog } from '#app/components/confirm-dialog.tsx';
import { Link } from '#app/components/link.tsx';
import { notify } from '#app/components/notify.ts';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { addressWith } from '#app/components/write-filters.ts';
import { useDraft } from '#app/features/accounts/use-draft.ts';
import { describeState } from '#app/features/threads/asked-item.tsx';
import { ThreadMessages } from '#app/features/threads/thread-messages.tsx';
import { useMarkRead } from '#app/features/threads/use-mark-read.ts';
import { WriteForm } from '#app/features/threads/write-form.tsx';
import { WriteToTeam } from '#app/features/threads/write-to-team.tsx';
import type { Asked, AskedThread as Thread, ThreadEnd } from '#shared/schemas/threads.ts';
import { threadsText } from '#shared/texts.ts';

const loadSchema = () => import('#shared/schemas/threads.ts').then(({ askerMessageInput }) => askerMessageInput);

/** A conversation as whoever sent the enquiry reads it. @param props.thread its id, or the token of the link that opened it. */
export function AskedThread({ thread, found: { enquiry, messages, closed, mayReopen, byLink } }: { thread: string; found: Thread }) {
  const { revalidate } = useRevalidator();
  const params = { thread };
  const draft = useDraft(`thread:${enquiry._id}`);
  const { business } = enquiry;
  useMarkRead(messages, enquiry.unread, (last) =>
    callApi('POST /enquiries/:thread/read', { params, body: last === undefined ? {} : { last } }),
  );
  return (
    <div className="page-width grid max-w-3xl gap-6 pt-6 pb-14">
      <header>
        {!byLink && (
          <Link to="/user/requirements" className={`${buttonClass({ variant: 'quiet', size: 'sm' })} -ml-4`}>
            {threadsText.allYourRequests}
          </Link>
        )}
        <h1 className="font-extrabold text-2xl leading-tight tracking-tight wrap-anywhere sm:text-3xl">
          {business._id && !byLink ? (
            <Link to={`/viewdetails/${business._id}`} className="underline decoration-2 underline-offset-4">
              {business.name}
            </Link>
          ) : (
            business.name
          )}
        </h1>
        <p className="mt-1 text-ink-soft">{describeState({ ...enquiry, unread: 0 })}</p>
        {enquiry.withheldAs === 'refused' && <WriteToTeam />}
      </header>
      {enquiry.isUnanswered && <AskAnother enquiry={enquiry} />}
      <ThreadMessages first={enquiry} messages={messages} reader="asker" other={business.name} />
      {byLink && <p className="text-ink-soft text-sm">{threadsText.openedByLink}</p>}
      {closed && enquiry.withheldAs !== 'refused' && (
        <p role="status" className="rounded-lg bg-sand px-4 py-3 font-medium">
          {closed}
        </p>
      )}
      {!closed && (
        <WriteForm
          draft={draft}
          loadSchema={loadSchema}
          label={threadsText.yourMessageTo(business.name)}
          button={threadsText.sendMessage}
          send={(body, sendKey) => callApi('POST /enquiries/:thread/messages', { params, body, sendKey })}
          onSent={revalidate}
        />
      )}
      <ThreadActions thread={thread} enquiry={enquiry} isOpen={closed === null} mayReopen={mayReopen} byLink={byLink} onDone={revalidate} />
    </div>
  );
}

/** A business that does not answer need not be waited for: others of its service and place may be asked. */
function AskAnother({ enquiry: { business, requestId } }: { enquiry: Asked }) {
  const { name, service, city, state } = business;
  const others = useHref(requestId ? `/user/requirements/${requestId}` : addressWith('/searcher', { service, city, state, quick: '1' }));
  if (!requestId && (!service || !city || !state)) return null;
  return (
    <section aria-label={threadsText.noAnswerYet} className="rounded-xl border border-amber bg-amber/15 p-5">
      <p className="font-semibold">{threadsText.notAnsweredTwoDays(name)}</p>
      <p className="mt-1">{threadsText.mayAskAnother}</p>
      <a href={others} className={`${buttonClass()} mt-4`}>
        {threadsText.chooseAnother}
      </a>
    </section>
  );
}

interface ThreadActionsProps {
  thread: string;
  enquiry: Asked;
  isOpen: boolean;
  /** Its end can still be taken back. */
  mayReopen: boolean;
  byLink: boolean;
  onDone: () => Promise<void>;
}

/** What whoever asked can say beside messages: that they were answered, that it is over, and that mailed links shall open nothing more. */
function ThreadActions({ thread, enquiry, isOpen, mayReopen, byLink, onDone }: ThreadActionsProps) {
  /** How it is to be ended, once that is confirmed. */
  const [ending, setEnding] = useState<ThreadEnd>();
  const hydrated = useHydrated();
  const params = { thread };
  const isPassedOn = enquiry.withheldAs === null;
  const act = useMutation({
    mutationFn: async (run: () => Promise<{ message: string }>) => {
      notify.success((await run()).message);
      await onDone();
    },
    onError: (failure) => notify.error(failure.message),
  });
  const offer = (label: string, run: () => Promise<{ message: string }>) => (
    <Button variant="secondary" size="sm" disabled={!hydrated || act.isPending} onClick={() => act.mutate(run)}>
      {label}
    </Button>
  );
  const offerEnd = (label: string, as: ThreadEnd) => (
    <Button variant="secondary" size="sm" disabled={!hydrated || act.isPending} onClick={() => setEnding(as)}>
      {label}
    </Button>
  );
  return (
    <section aria-label={threadsText.thisEnquiry} className="grid gap-4 border-cement border-t pt-6">
      {isOpen && isPassedOn && !enquiry.answeredBy && (
        <div className="grid justify-items-start gap-2">
          <p className="text-ink-soft text-sm">{threadsText.didTheyCall}</p>
          {offer(threadsText.theyAnsweredMe, () => callApi('POST /enquiries/:thread/answered', { params }))}
        </div>
      )}
      {isOpen && (
        <div className="grid gap-2">
          <p className="text-ink-soft text-sm">{isPassedOn ? threadsText.isItOver : threadsText.stillNeeded}</p>
          <div className="flex flex-wrap gap-2">
            {isPassedOn && offerEnd(threadsText.foundOne, 'found')}
            {offerEnd(threadsText.noLongerNeeded, 'not_needed')}
          </div>
        </div>
      )}
      {mayReopen && (
        <div className="grid justify-items-start gap-2">
          <p className="text-ink-soft text-sm">{threadsText.closedByMistake}</p>
          {offer(threadsText.openAgain, () => callApi('POST /enquiries/:thread/reopen', { params }))}
        </div>
      )}
      <ConfirmDialog
        open={ending !== undefined}
        onOpenChange={() => setEnding(undefined)}
        title={threadsText.endConversation}
        question={threadsText.endQuestion}
        confirm={threadsText.yesEnd}
        refuse={threadsText.notYet}
        onConfirm={() => {
          const as = ending;
          setEnding(undefined);
          if (as) act.mutate(() => callApi('POST /enquiries/:thread/end', { params, body: { as } }));
        }}
      />
      {byLink && (
        <div className="grid justify-items-start gap-2">
          <p className="text-ink-soft text-sm">{threadsText.endLinkHint}</p>
          {offer(threadsText.endLink, () => callApi('POST /enquiries/:thread/end-link', { params }))}
        </div>
      )}
    </section>
  );
}
