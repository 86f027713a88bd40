import { redirect, useRevalidator } from 'react-router';
import { callApi } from '#app/api/client.ts';
import { buttonClass } from '#app/components/button.tsx';
import { Link } from '#app/components/link.tsx';
import { throwAsPage } from '#app/components/page-refusal.ts';
import { askContext, viewerContext } from '#app/context.ts';
import { BadLead } from '#app/features/bad-leads/bad-lead.tsx';
import { useMay } from '#app/features/business-people/use-may.ts';
import { ContactLinks } from '#app/features/desk/contact-links.tsx';
import { titleOf } from '#app/features/page-meta/title-of.ts';
import { SentPhotos } from '#app/features/requirements/sent-photos.tsx';
import { AnswerForm } from '#app/features/threads/answer-form.tsx';
import { ThreadMessages } from '#app/features/threads/thread-messages.tsx';
import { useMarkRead } from '#app/features/threads/use-mark-read.ts';
import { getOwnBusiness } from '#server/features/businesses/profile/get-own-business.ts';
import { listQuickReplies } from '#server/features/enquiries/quick-replies/quick-replies.ts';
import { readReceivedThread } from '#server/features/enquiries/threads/read-thread.ts';
import { doesFor } from '#server/features/sessions/require-duty.ts';
import { askedIn } from '#shared/asked-in.ts';
import { deskText, threadsText } from '#shared/texts.ts';
import type { Route } from './+types/enquiry.ts';

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const name = loaderData?.thread.enquiry.name;
  return [
    { title: titleOf(name === undefined ? threadsText.enquiryOfVisitor : threadsText.enquiryOf(name)) },
    { name: 'robots', content: 'noindex' },
  ];
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  if (viewer.kind !== 'contractor') throw redirect('/');
  if (!doesFor(viewer, 'enquiries')) throw redirect('/profilesupplier');
  const ask = context.get(askContext);
  const [thread, { name }, quickReplies] = await Promise.all([
    ask(({ context, viewer }) => readReceivedThread(context, viewer, params.id)).catch(throwAsPage),
    ask(({ context, viewer }) => getOwnBusiness(context, viewer)),
    ask(({ context, viewer }) => listQuickReplies(context, viewer)),
  ]);
  return { thread, businessName: name, quickReplies };
}

/** One conversation of a business's inbox: read and answered. */
export default function Enquiry({ loaderData: { thread, businessName, quickReplies } }: Route.ComponentProps) {
  const { enquiry, photos, messages, closed } = thread;
  const { revalidate } = useRevalidator();
  const may = useMay();
  const params = { id: enquiry._id };
  const asked = askedIn(enquiry.language);
  useMarkRead(messages, enquiry.unread, (last) =>
    callApi('POST /contractor/enquiries/:id/read', { params, body: last === undefined ? {} : { last } }),
  );
  return (
    <div className="page-width grid max-w-3xl gap-6 pt-6 pb-14">
      <header className="grid gap-3">
        <Link to="/profilesupplier#enquiries" className={`${buttonClass({ variant: 'quiet', size: 'sm' })} -ml-4 justify-self-start`}>
          {threadsText.allEnquiries}
        </Link>
        <h1 className="font-extrabold text-2xl leading-tight tracking-tight wrap-anywhere sm:text-3xl">{enquiry.name}</h1>
        <p className="text-ink-soft wrap-anywhere">{[enquiry.phoneNo, enquiry.email].filter(Boolean).join(' · ')}</p>
        {asked && <p className="font-medium">{asked}</p>}
        <ContactLinks
          sender={enquiry}
          greeting={deskText.thanksForEnquiry(enquiry.name, businessName)}
          subject={deskText.aboutEnquiry(businessName)}
        />
        <BadLead enquiry={enquiry} onMarked={revalidate} />
        <SentPhotos photos={photos} of={threadsText.photoOf(enquiry.name)} />
      </header>
      <ThreadMessages
        first={enquiry}
        messages={messages}
        reader="owner"
        other={enquiry.name}
        own={may('account') ? undefined : businessName}
      />
      {closed ? (
        <p role="status" className="rounded-lg bg-sand px-4 py-3 font-medium">
          {closed}
        </p>
      ) : (
        <>
          {!enquiry.repliedAt && <p className="text-ink-soft text-sm">{threadsText.answerCounts}</p>}
          <AnswerForm enquiryId={enquiry._id} name={enquiry.name} quickReplies={quickReplies} onSent={revalidate} />
        </>
      )}
    </div>
  );
}
