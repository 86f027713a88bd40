import { buttonClass } from '#app/components/button.tsx';
import { Link } from '#app/components/link.tsx';
import { addressWith } from '#app/components/write-filters.ts';
import { askContext } from '#app/context.ts';
import { EnquiryFacts } from '#app/features/enquiries/enquiry-facts.tsx';
import { useAnswersTo } from '#app/features/message-choices/answers-come-to.tsx';
import { privatePage } from '#app/features/page-meta/private-page.ts';
import { NextSteps } from '#app/features/requirements/next-steps.tsx';
import { readSentEnquiry } from '#server/features/enquiries/read-sent-enquiry.ts';
import { ownName } from '#shared/own-words.ts';
import { requirementsText, threadsText } from '#shared/texts.ts';
import type { Route } from './+types/enquiry-sent.ts';

/** Whoever has the address sees what was sent. */
const page = privatePage('no-referrer');

export const meta = () => page.meta(threadsText.yourEnquiry);

export const headers = page.headers;

export async function loader({ params, context }: Route.LoaderArgs) {
  const ask = context.get(askContext);
  return page.read(
    ask(({ context, viewer }) => readSentEnquiry(context, viewer, params.token)),
    404,
  );
}

const link = 'inline-flex min-h-11 items-center font-semibold text-brick underline underline-offset-4';

/** What happens after an enquiry was sent: to whom it went, where the answer comes to, how soon, and what to do meanwhile. */
export default function EnquirySent({ loaderData: { found: sent, said } }: Route.ComponentProps) {
  const answersTo = useAnswersTo();
  if (!sent) {
    return (
      <div className="page-width max-w-3xl py-10">
        <h1 className="font-extrabold text-3xl tracking-tight">{said}</h1>
        <Link to="/" className={`${buttonClass()} mt-6`}>
          {threadsText.goHome}
        </Link>
      </div>
    );
  }
  const { businessId, response, withheldAs, email, conversation } = sent;
  const name = ownName({ name: sent.businessName, nameHindi: sent.businessNameHindi }).text;
  const others = { service: sent.businessService, city: sent.businessCity, state: sent.businessState };
  return (
    <div className="page-width grid max-w-3xl gap-6 pt-6 pb-14">
      <h1 className="font-extrabold text-2xl leading-tight tracking-tight wrap-anywhere sm:text-3xl">{threadsText.yourEnquiryTo(name)}</h1>
      <NextSteps
        asked={[{ businessId, name, response, withheldAs }]}
        where={(conversation && answersTo) || requirementsText.answerMailedTo(email)}
        mayCall
        silence={requirementsText.silentAlone}
      >
        {conversation && (
          <Link to={conversation} className={link}>
            {requirementsText.seeConversation}
          </Link>
        )}
        <Link to={addressWith('/searcher', others)} className={link}>
          {requirementsText.seeOthersLikeIt}
        </Link>
        {businessId && (
          <Link to={`/viewdetails/${businessId}`} className={link}>
            {requirementsText.backTo(name)}
          </Link>
        )}
      </NextSteps>
      <section aria-labelledby="what-was-sent" className="max-w-prose">
        <h2 id="what-was-sent" className="font-bold text-xl">
          {requirementsText.whatYouSent}
        </h2>
        <p className="mt-2 whitespace-pre-line wrap-anywhere">{sent.message}</p>
        <EnquiryFacts of={sent} className="mt-3" />
      </section>
    </div>
  );
}
