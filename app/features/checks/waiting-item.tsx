import { ExternalLink } from '#app/components/icons.ts';
import { showLongDate } from '#app/components/show-moment.ts';
import { withParts } from '#app/components/with-parts.tsx';
import { DialogButton } from '#app/features/back-office/dialog-button.tsx';
import { BusinessLink, ItemHead } from '#app/features/back-office/item-head.tsx';
import { CheckReasonForm } from '#app/features/checks/check-reason-form.tsx';
import { ConfirmForm } from '#app/features/checks/confirm-form.tsx';
import { checkDocumentNames } from '#app/features/checks/document-facts.ts';
import { portalOf } from '#app/features/checks/portals.ts';
import { RegisterSays } from '#app/features/checks/register-says.tsx';
import { TeamDocuments } from '#app/features/checks/team-documents.tsx';
import { checkNames } from '#shared/check-names.ts';
import type { WaitingCheck } from '#shared/schemas/checks.ts';
import { capitalise } from '#shared/service-name.ts';
import { checkOfficeText } from '#shared/texts.ts';

interface WaitingItemProps {
  check: WaitingCheck;
  /** Called before a decision is stored. */
  onDecide: () => void;
}

/** A number that waits: whose it is, where it is looked up, and what the team says of it. */
export function WaitingItem({ check, onDecide }: WaitingItemProps) {
  const { _id, kind, number, sentAt, business, standsUntil, documents, register } = check;
  const portal = portalOf(kind, business.state);
  return (
    <article className="rounded-xl border border-brick border-l-6 bg-paper p-5">
      <ItemHead
        business={business}
        at={sentAt}
        title={withParts(
          checkOfficeText.sentFor,
          { business: (words) => <BusinessLink business={business}>{words}</BusinessLink> },
          capitalise(checkNames[kind]()),
          business.name,
        )}
      />
      <p className="mt-3 select-all font-mono font-semibold text-lg wrap-anywhere">{number}</p>
      {standsUntil && <p className="mt-1 text-sm">{checkOfficeText.renews(showLongDate(standsUntil))}</p>}
      {portal ? (
        <a
          href={portal}
          target="_blank"
          rel="noreferrer"
          className="mt-1 inline-flex min-h-11 items-center gap-2 font-semibold text-brick underline underline-offset-4"
        >
          <ExternalLink aria-hidden className="size-4" />
          <span>{checkOfficeText.openPortal}</span>
        </a>
      ) : (
        <p className="mt-2 text-ink-soft text-sm">{checkOfficeText.ofOffice}</p>
      )}
      {register && <RegisterSays answer={register} />}
      <TeamDocuments documents={documents} names={checkDocumentNames} />
      <div className="mt-3 flex flex-wrap gap-2">
        <DialogButton label={checkOfficeText.confirm} title={checkOfficeText.confirmTitle} keys="a">
          {(close) => <ConfirmForm check={check} onSend={onDecide} onClose={close} />}
        </DialogButton>
        <DialogButton label={checkOfficeText.refuse} title={checkOfficeText.refuseTitle} variant="secondary" keys="r">
          {(close) => (
            <CheckReasonForm
              checkId={_id}
              decision={{ decision: 'refuse', version: business.version }}
              save={checkOfficeText.refuse}
              onSend={onDecide}
              onClose={close}
            />
          )}
        </DialogButton>
      </div>
    </article>
  );
}
