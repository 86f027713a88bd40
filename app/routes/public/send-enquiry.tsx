import { redirect, useNavigate } from 'react-router';
import { Button } from '#app/components/button.tsx';
import { formAction, keepForm, readEntries, refusedIn } from '#app/components/form-action.ts';
import { Link } from '#app/components/link.tsx';
import { useCheckedForm } from '#app/components/use-checked-form.ts';
import { askContext } from '#app/context.ts';
import { AccountForm } from '#app/features/accounts/account-form.tsx';
import { FormNotice } from '#app/features/accounts/form-notice.tsx';
import { EnquiryFields, loadEnquirySchema } from '#app/features/enquiries/enquiry-fields.tsx';
import { useEnquiry } from '#app/features/enquiries/use-enquiry.ts';
import { useKnownEntries } from '#app/features/enquiries/use-known-entries.ts';
import { titleOf } from '#app/features/page-meta/title-of.ts';
import { findMergedInto } from '#server/features/businesses/find-merged-into.ts';
import { listSome } from '#server/features/businesses/list-some.ts';
import { sendEnquiry } from '#server/features/enquiries/send-enquiry.ts';
import { nameShown, ownName } from '#shared/own-words.ts';
import { enquiryInput } from '#shared/schemas/enquiries.ts';
import { enquiriesText, messages } from '#shared/texts.ts';
import type { Route } from './+types/send-enquiry.ts';

/** Its form is counted with the call that does the same. */
export const handle = { formLimit: 'enquiry' };

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const ask = context.get(askContext);
  const [business] = await ask(({ context }) => listSome(context, [params.id]));
  if (!business) {
    const stays = await ask(({ context }) => findMergedInto(context, params.id));
    throw stays ? redirect(`/viewdetails/${stays}/enquiry`, 301) : new Response(null, { status: 404 });
  }
  const isSent = new URL(request.url).searchParams.has('sent');
  return { business: { _id: business._id, name: ownName(business).text }, said: isSent ? messages.enquirySent : undefined };
}

/** Sends the enquiry where no script does, and leads to the page that says what happens now; whoever fills in what only robots see, to none. */
export const action = formAction(async ({ params, context }: Route.ActionArgs, form) => {
  const ask = context.get(askContext);
  const input = readEntries(enquiryInput, Object.fromEntries(form));
  const { address } = await ask(({ context, viewer, caller }) => sendEnquiry(context, { viewer, caller }, params.id, input));
  return redirect(address ?? `/viewdetails/${params.id}/enquiry?sent=yes`);
});

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) => keepForm(request, serverAction);

export const meta = () => [{ title: titleOf(enquiriesText.sendEnquiry) }, { name: 'robots', content: 'noindex' }];

/** The enquiry's form as a page: where its dialog has no script yet, or none at all. */
export default function SendEnquiry({ loaderData: { business, said }, actionData }: Route.ComponentProps) {
  return (
    <div className="mx-auto w-full max-w-xl px-4 py-8 sm:py-12">
      <h1 className="font-extrabold text-3xl leading-tight tracking-tight wrap-anywhere">{enquiriesText.sendEnquiry}</h1>
      <p className="mt-2 mb-6">
        <Link
          to={`/viewdetails/${business._id}`}
          className="inline-flex min-h-11 items-center font-semibold text-brick underline underline-offset-4 wrap-anywhere"
        >
          {enquiriesText.toBusiness(nameShown(business))}
        </Link>
      </p>
      {said ? (
        <p role="status" className="rounded-lg bg-sand px-4 py-3 font-medium">
          {said}
        </p>
      ) : (
        <PageForm key={business._id} business={business} refused={refusedIn(actionData)} />
      )}
    </div>
  );
}

interface PageFormProps {
  business: { _id: string; name: string };
  refused: ReturnType<typeof refusedIn>;
}

function PageForm({ business, refused }: PageFormProps) {
  const { draft, send } = useEnquiry(business._id);
  const navigate = useNavigate();
  const known = useKnownEntries();
  const entered = refused?.entries.length ? Object.fromEntries(refused.entries) : undefined;
  const form = useCheckedForm({
    loadSchema: loadEnquirySchema,
    known: refused && { errors: refused.errors, entries: entered ?? {} },
    draft,
    send: (body, sendKey) => send({ body, sendKey }),
    onSent: ({ address }) => (address ? undefined : navigate(`/viewdetails/${business._id}`)),
  });
  return (
    <AccountForm {...form.formEvents} className="relative grid gap-4">
      <EnquiryFields businessName={nameShown(business)} draft={draft} entries={entered ?? known} form={form} />
      <FormNotice form={form} />
      <Button type="submit" size="lg" busy={form.sending}>
        {enquiriesText.sendEnquiry}
      </Button>
    </AccountForm>
  );
}
