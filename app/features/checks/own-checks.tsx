import { callApi } from '#app/api/client.ts';
import { Link } from '#app/components/link.tsx';
import { withHidden } from '#app/components/with-hidden.tsx';
import { SendProofAgain } from '#app/features/accounts/send-proof-again.tsx';
import { CheckState } from '#app/features/checks/check-state.tsx';
import { LetterCodeForm } from '#app/features/checks/letter-code-form.tsx';
import { OwnDocuments } from '#app/features/checks/own-documents.tsx';
import { SendForm } from '#app/features/checks/send-form.tsx';
import { WithdrawButton } from '#app/features/checks/withdraw-button.tsx';
import { type CheckKind, SENT_CHECKS } from '#shared/check-kinds.ts';
import { checkNames } from '#shared/check-names.ts';
import type { OwnCheck } from '#shared/schemas/checks.ts';
import { capitalise } from '#shared/service-name.ts';
import { checksText } from '#shared/texts.ts';

interface OwnChecksProps {
  checks: readonly OwnCheck[];
  /** Until which day the code of a letter may be entered. */
  letterUntil: string | null;
  /** For how many months a check stands. */
  months: number;
  /** The address was never confirmed, or not for long. */
  isEmailDue: boolean;
}

/** What is checked of the owner's business until when, what waits, what was refused and why, and a form for each number. */
export function OwnChecks({ checks, letterUntil, months, isEmailDue }: OwnChecksProps) {
  return (
    <div className="page-width max-w-2xl py-8 sm:py-12">
      <h1 className="font-extrabold text-3xl leading-tight tracking-tight">{checksText.yourChecks}</h1>
      <p className="mt-3 text-ink-soft">{checksText.yourChecksHint(months)}</p>
      <p className="mt-1">
        <Link to="/checks" className="inline-flex min-h-11 items-center font-semibold text-brick underline underline-offset-4">
          {checksText.howItIsShown}
        </Link>
      </p>
      <ul className="mt-4 grid gap-4">
        {SENT_CHECKS.map((kind) => (
          <Entry key={kind} kind={kind} checks={checks}>
            <SendForm kind={kind} isFirst={currentOf(checks, kind).length === 0} />
          </Entry>
        ))}
        <Entry kind="address" checks={checks}>
          {letterUntil ? <LetterCodeForm until={letterUntil} /> : <p className="mt-2 text-ink-soft text-sm">{checksText.visited}</p>}
        </Entry>
        <Entry kind="phone" checks={checks}>
          <p className="mt-2 text-ink-soft text-sm">{checksText.phoneHint}</p>
        </Entry>
        <Entry kind="email" checks={checks}>
          <p className="mt-2 mb-2 text-ink-soft text-sm">{checksText.emailHint}</p>
          {isEmailDue && <SendProofAgain size="sm" label={checksText.confirmEmail} />}
        </Entry>
        {currentOf(checks, 'team').length > 0 && <Entry kind="team" checks={checks} />}
      </ul>
    </div>
  );
}

/** What stands and what waits of a kind; where neither does, what became of the latest. */
function currentOf(checks: readonly OwnCheck[], kind: CheckKind): OwnCheck[] {
  const [latest, ...earlier] = checks.filter((check) => check.kind === kind);
  if (!latest) return [];
  const standing = earlier.filter(({ state }) => state === 'standing' || state === 'waiting');
  return [latest, ...standing];
}

function Entry({ kind, checks, children }: { kind: CheckKind; checks: readonly OwnCheck[]; children?: React.ReactNode }) {
  const current = currentOf(checks, kind);
  return (
    <li className="rounded-xl border border-sand-dark bg-paper p-4 sm:p-5">
      <h2 className="font-bold text-lg">{capitalise(checkNames[kind]())}</h2>
      {current.length === 0 && <p className="mt-1 text-ink-soft">{checksText.none}</p>}
      {current.map((check) => (
        <div key={check._id}>
          <CheckState check={check} />
          <OwnDocuments check={check} />
          {check.state === 'waiting' && (
            <WithdrawButton
              label={withHidden(checksText.withdraw, checkNames[check.kind]())}
              title={checksText.withdrawTitle}
              question={checksText.withdrawHint}
              confirm={checksText.withdrawYes}
              call={() => callApi('DELETE /contractor/checks/:id', { params: { id: check._id } })}
            />
          )}
        </div>
      ))}
      <div>{children}</div>
    </li>
  );
}
