import { useLocation } from 'react-router';
import { buttonClass } from '#app/components/button.tsx';
import { doneIn, entriesIn, formAction, keepForm, type RefusedForm, refusedIn } from '#app/components/form-action.ts';
import { Link } from '#app/components/link.tsx';
import { askContext } from '#app/context.ts';
import { LinkBox, LinkEnd } from '#app/features/mail-links/link-box.tsx';
import { privatePage } from '#app/features/page-meta/private-page.ts';
import { AskInsteadForm } from '#app/features/requirements/ask-instead-form.tsx';
import { changeRequest } from '#app/features/requirements/change-request.server.ts';
import { CloseForm } from '#app/features/requirements/close-form.tsx';
import { describeEnd } from '#app/features/requirements/describe-outcome.ts';
import { EndLinkForm } from '#app/features/requirements/end-link-form.tsx';
import { NextSteps } from '#app/features/requirements/next-steps.tsx';
import { QuoteCard } from '#app/features/requirements/quote-card.tsx';
import { ReopenForm } from '#app/features/requirements/reopen-form.tsx';
import { SentPhotos } from '#app/features/requirements/sent-photos.tsx';
import { useAnswersRead } from '#app/features/requirements/use-answers-read.ts';
import type { Doing } from '#app/features/requirements/use-sending.ts';
import { WorkSection } from '#app/features/work-done/work-section.tsx';
import { readRequirement } from '#server/features/requirements/read-requirement.ts';
import { budgets, timings } from '#shared/requirement-choices.ts';
import type { RequirementPage } from '#shared/schemas/requirements.ts';
import { serviceName } from '#shared/service-name.ts';
import { requirementsText, threadsText } from '#shared/texts.ts';
import type { Route } from './+types/requirement.ts';

/** Its form is counted with the call that does the same. */
export const handle = { formLimit: 'requirement' };

/** Whoever has the address of a link reads the page; it has forms. */
const page = privatePage('strict-origin');

export const meta = () => page.meta(requirementsText.yourRequest);

export const headers = page.headers;

export async function loader({ params, context }: Route.LoaderArgs) {
  const ask = context.get(askContext);
  return page.read(
    ask(({ context, viewer, lastWriteLsn }) => readRequirement(context, viewer, params.id, lastWriteLsn)),
    404,
  );
}

export const action = formAction(async ({ params, context }: Route.ActionArgs, form) => {
  return { said: await changeRequest(context.get(askContext), params.id, form) };
});

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) => keepForm(request, serverAction);

/** A request with the answers of the chosen businesses side by side, by account or by the link of its mail; here it is closed, too. */
export default function Requirement({ loaderData: { found, said }, actionData }: Route.ComponentProps) {
  const refused = refusedIn(actionData);
  const done = doneIn(actionData)?.said;
  if (!found) return <NothingHere said={refused?.refused ?? done ?? said} />;
  return <Request found={found} refused={refused} done={done} />;
}

interface RequestProps {
  found: RequirementPage;
  refused: RefusedForm | undefined;
  /** What was just done. */
  done: string | undefined;
}

function Request({ found, refused, done }: RequestProps) {
  useAnswersRead(found);
  const { service, place, work, timing, budget, photos, quotes, byLink, closedAs, mayReopen, linkWorks, matches } = found;
  const silent = quotes.filter(({ isUnanswered }) => isUnanswered);
  const [tried] = entriesIn(refused, 'doing');
  const forms: Record<string, boolean> = {
    close: !closedAs,
    reopen: closedAs !== null && mayReopen,
    'ask-instead': silent.length > 0 && matches.length > 0,
    'end-link': linkWorks,
    'work-done': found.askedWork !== null,
  } satisfies Record<Doing, boolean>;
  return (
    <div className="page-width grid gap-8 py-8 sm:py-12">
      <header className="max-w-prose">
        {!byLink && (
          <Link to="/user/requirements" className={`${buttonClass({ variant: 'quiet', size: 'sm' })} -ml-4`}>
            {requirementsText.allYourRequests}
          </Link>
        )}
        <h1 className="font-extrabold text-3xl leading-tight tracking-tight wrap-anywhere sm:text-4xl">
          {requirementsText.quotesFor(serviceName(service))}
        </h1>
        <p className="mt-2 text-ink-soft">
          {[place, found.floorOrArea, timings[timing], budget && budgets[budget]].filter(Boolean).join(' · ')}
        </p>
        {closedAs && <p className="mt-2 font-semibold wrap-anywhere">{describeEnd(closedAs, nameOfChosen(found))}</p>}
        <p className="mt-3 whitespace-pre-line wrap-anywhere">{work}</p>
        <SentPhotos photos={photos} of={requirementsText.whatYouSent} />
      </header>
      {found.askedWork && <WorkSection work={found.askedWork} />}
      {closedAs && mayReopen && <ReopenForm />}
      {!closedAs && quotes.every(({ answers }) => answers.length === 0) && <Sent found={found} />}
      <section aria-label={requirementsText.answers}>
        <h2 className="font-bold text-xl">{requirementsText.theAnswers(quotes.length)}</h2>
        <ul className={`mt-4 grid gap-4 md:grid-cols-3 ${quotes.length > 1 ? SWIPED : ''}`}>
          {quotes.map((quote) => (
            <li key={quote.enquiryId} className="snap-start">
              <QuoteCard quote={quote} byLink={byLink} />
            </li>
          ))}
        </ul>
        {byLink && <p className="mt-4 text-ink-soft text-sm">{requirementsText.answerByMailLink}</p>}
      </section>
      {done && (
        <p role="status" className="max-w-prose rounded-lg bg-leaf/10 px-4 py-3 font-medium">
          {requirementsText.asSentence(done)}
        </p>
      )}
      {refused && !(tried && forms[tried]) && (
        <p role="alert" className="max-w-prose rounded-lg bg-danger/10 px-4 py-3 font-medium text-danger">
          {requirementsText.asSentence(refused.refused)}
        </p>
      )}
      <AskInsteadForm key={`instead${silent.length}`} service={service} silent={silent} matches={matches} />
      {!closedAs && <CloseForm quotes={quotes} />}
      {linkWorks && <EndLinkForm byLink={byLink} isOpen={!closedAs} />}
    </div>
  );
}

/** On a phone they stand side by side too: what does not fit is swiped. Hidden words of links stay within it, or the page would be as wide. */
const SWIPED =
  'max-md:relative max-md:snap-x max-md:scroll-px-4 max-md:-mx-4 max-md:grid-cols-none max-md:auto-cols-[min(78%,20rem)] max-md:grid-flow-col max-md:overflow-x-auto max-md:px-4 max-md:pb-3';

/** What follows after a request was sent. */
function Sent({ found: { quotes, byLink, mayCall } }: { found: RequirementPage }) {
  const mailed: unknown = useLocation().state?.mailedTo;
  const where = byLink
    ? typeof mailed === 'string'
      ? requirementsText.linkMailedTo(mailed)
      : requirementsText.linkMailed
    : requirementsText.answersComeHere;
  return (
    <NextSteps asked={quotes} where={where} mayCall={mayCall} silence={requirementsText.silentTwoDays}>
      {!byLink && (
        <Link to="/user/requirements" className="inline-flex min-h-11 items-center font-semibold text-brick underline underline-offset-4">
          {requirementsText.allYourRequests}
        </Link>
      )}
    </NextSteps>
  );
}

/** Whom whoever asked has chosen, where it was one of those that they asked. */
function nameOfChosen({ quotes }: RequirementPage): string | null {
  return quotes.find(({ endedAs }) => endedAs === 'chosen')?.name ?? null;
}

function NothingHere({ said }: { said: string | undefined }) {
  return (
    <LinkBox title={threadsText.linkOpensNothing}>
      <LinkEnd>{said && requirementsText.asSentence(said)}</LinkEnd>
    </LinkBox>
  );
}
