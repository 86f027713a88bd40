import type { ReactNode } from 'react';
import { Link } from '#app/components/link.tsx';
import { describeMinutes } from '#app/features/enquiries/describe-minutes.ts';
import type { ResponseBadge } from '#shared/schemas/businesses.ts';
import { requirementsText } from '#shared/texts.ts';

interface Asked {
  businessId: string | null;
  name: string;
  response: ResponseBadge | undefined;
  withheldAs: 'held' | 'refused' | null;
}

interface NextStepsProps {
  asked: readonly Asked[];
  /** Where the answers come to. */
  where: string;
  /** The number was passed on. */
  mayCall: boolean;
  /** What may be done when nobody answers. */
  silence: string;
  children?: ReactNode;
}

/** What follows after something was sent and before the first answer: who has it, where answers come to, how soon, and what to do meanwhile. */
export function NextSteps({ asked, where, mayCall, silence, children }: NextStepsProps) {
  const reached = asked.filter(({ withheldAs }) => withheldAs === null);
  const quick = reached.flatMap(({ name, response }) =>
    response?.medianMinutes == null ? [] : [requirementsText.usuallyReplies(name, describeMinutes(response.medianMinutes))],
  );
  const ids = reached.flatMap(({ businessId }) => businessId ?? []);
  return (
    <section aria-labelledby="next-steps" className="max-w-prose rounded-xl border border-leaf border-l-6 bg-paper p-5">
      <h2 id="next-steps" className="font-bold text-xl">
        {requirementsText.whatHappensNow}
      </h2>
      <ul className="mt-3 grid list-disc gap-2 pl-5">
        {reached.length > 0 && (
          <li className="wrap-anywhere">{requirementsText.hasBeenSentTo(reached.map(({ name }) => name).join(', '))}</li>
        )}
        {reached.length < asked.length && <li>{requirementsText.teamReadsFirst}</li>}
        <li className="wrap-anywhere">{where}</li>
        {mayCall && <li>{requirementsText.mayCallYou}</li>}
        {quick.map((line) => (
          <li key={line} className="wrap-anywhere">
            {line}
          </li>
        ))}
        <li>{silence}</li>
      </ul>
      <div className="mt-3 flex flex-wrap gap-x-6">
        {ids.length > 1 && (
          <Link
            to={`/compare?ids=${ids.join()}`}
            className="inline-flex min-h-11 items-center font-semibold text-brick underline underline-offset-4"
          >
            {requirementsText.compareMeanwhile}
          </Link>
        )}
        <div className="contents">{children}</div>
      </div>
    </section>
  );
}
