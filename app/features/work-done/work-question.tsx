import { buttonClass } from '#app/components/button.tsx';
import { Link } from '#app/components/link.tsx';
import { withParts } from '#app/components/with-parts.tsx';
import { AccountForm } from '#app/features/accounts/account-form.tsx';
import { WorkButtons } from '#app/features/work-done/work-buttons.tsx';
import type { AskedWork, WorkAnswer } from '#shared/schemas/work-done.ts';
import { serviceName } from '#shared/service-name.ts';
import { workDoneText as text } from '#shared/texts.ts';

const SAID: Record<WorkAnswer, () => string> = {
  done: () => text.saidDone,
  not_done: () => text.saidNotDone,
  not_yet: () => text.saidNotYet,
};

/** Whom somebody chose for what, what they said of it, and the answers; whose work is done is led to a review. */
export function WorkQuestion({ work: { business, service, answer } }: { work: AskedWork }) {
  return (
    <>
      <p className="mt-3 text-lg wrap-anywhere">
        {withParts(text.youChose, { strong: (words) => <strong>{words}</strong> }, business.name, serviceName(service))}
      </p>
      {answer ? (
        <p role="status" className="mt-3 rounded-lg bg-leaf/10 px-4 py-3 font-medium">
          <span>{SAID[answer]()}</span> <span>{text.mayChange}</span>
        </p>
      ) : (
        <p className="mt-2 text-ink-soft">{text.whatItIsFor}</p>
      )}
      {answer === 'done' && (
        <Link
          to={`/viewdetails/${business.id}`}
          state={{ wanted: { business: business.id, action: 'review' } }}
          className={`${buttonClass({ size: 'lg' })} mt-4 w-full`}
        >
          {text.writeReview}
        </Link>
      )}
      <AccountForm doing="work-done" className="mt-4 grid gap-4">
        <WorkButtons answer={answer} />
      </AccountForm>
    </>
  );
}
