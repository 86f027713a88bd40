import { withHidden } from '#app/components/with-hidden.tsx';
import { DialogButton } from '#app/features/back-office/dialog-button.tsx';
import { AddressForm } from '#app/features/checks/address-form.tsx';
import { CheckReasonForm } from '#app/features/checks/check-reason-form.tsx';
import { checkDocumentNames } from '#app/features/checks/document-facts.ts';
import { LetterForm } from '#app/features/checks/letter-form.tsx';
import { sayForTeam } from '#app/features/checks/say-for-team.ts';
import { TeamDocuments } from '#app/features/checks/team-documents.tsx';
import { checkNames } from '#shared/check-names.ts';
import type { TeamCheck } from '#shared/schemas/checks.ts';
import { capitalise } from '#shared/service-name.ts';
import { checkOfficeText } from '#shared/texts.ts';

interface TeamChecksProps {
  businessId: string;
  checks: readonly TeamCheck[];
}

/** What was ever checked of a business; the team notes that it was at the address, and takes back what stands. */
export function TeamChecks({ businessId, checks }: TeamChecksProps) {
  return (
    <section aria-labelledby="checks" className="mb-5 rounded-xl border border-sand-dark bg-paper p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="checks" className="font-bold text-xl">
          {checkOfficeText.checksOfBusiness}
        </h2>
        <div className="flex flex-wrap gap-3">
          <DialogButton
            label={checkOfficeText.makeLetter}
            title={checkOfficeText.makeLetter}
            description={checkOfficeText.makeLetterHint}
            variant="secondary"
          >
            {(close) => <LetterForm businessId={businessId} onClose={close} />}
          </DialogButton>
          <DialogButton
            label={checkOfficeText.noteAddress}
            title={checkOfficeText.noteAddress}
            description={checkOfficeText.noteAddressHint}
            variant="secondary"
          >
            {(close) => <AddressForm businessId={businessId} onClose={close} />}
          </DialogButton>
        </div>
      </div>
      {checks.length === 0 && <p className="mt-3 text-ink-soft">{checkOfficeText.noChecks}</p>}
      <ul className="mt-2 divide-y divide-sand-dark">
        {checks.map((check) => (
          <li key={check._id} className="py-3">
            <Line check={check} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Line({ check }: { check: TeamCheck }) {
  const { _id, kind, number, state, note, by, documents } = check;
  const name = capitalise(checkNames[kind]());
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
      <div className="min-w-0 wrap-anywhere">
        <p className="font-semibold">{number ? `${name}: ${number}` : name}</p>
        <p className="text-sm">{sayForTeam(check)}</p>
        {by && <p className="text-ink-soft text-sm">{checkOfficeText.by(by)}</p>}
        {note && <p className="whitespace-pre-line text-ink-soft text-sm">{note}</p>}
        <TeamDocuments documents={documents} names={checkDocumentNames} />
      </div>
      {state === 'standing' && kind !== 'phone' && kind !== 'email' && (
        <DialogButton label={withHidden(checkOfficeText.endOf, name)} title={checkOfficeText.end} quiet>
          {(close) => <CheckReasonForm checkId={_id} decision={{ decision: 'end' }} save={checkOfficeText.end} onClose={close} />}
        </DialogButton>
      )}
    </div>
  );
}
