import { callApi } from '#app/api/client.ts';
import { showMoment } from '#app/components/show-moment.ts';
import { withHidden } from '#app/components/with-hidden.tsx';
import { AskedButton } from '#app/features/back-office/asked-button.tsx';
import { DecidedNote } from '#app/features/back-office/decided-note.tsx';
import { DialogButton } from '#app/features/back-office/dialog-button.tsx';
import { EditConflict } from '#app/features/back-office/edit-conflict.tsx';
import { ItemHead } from '#app/features/back-office/item-head.tsx';
import { useAdminAction } from '#app/features/back-office/use-admin-action.ts';
import { claimDocumentNames } from '#app/features/checks/document-facts.ts';
import { TeamDocuments } from '#app/features/checks/team-documents.tsx';
import { ClaimReasonForm } from '#app/features/claims/claim-reason-form.tsx';
import { claimStates } from '#app/features/claims/claim-states.ts';
import type { Claim, ClaimWay } from '#shared/schemas/claims.ts';
import { claimsText } from '#shared/texts.ts';

const wayNames: Record<ClaimWay, (email: string) => string> = {
  phone: () => claimsText.wayPhone,
  mail: (email) => claimsText.wayMail(email),
  team: (email) => claimsText.wayTeam(email),
};

interface ClaimItemProps {
  claim: Claim;
  /** Called before a decision is stored. */
  onDecide: () => void;
}

/** A claim: of which business, how it is shown, and what the team can do of it. */
export function ClaimItem({ claim, onDecide }: ClaimItemProps) {
  const { business, way, state, email, message, documents, reason, createdAt, decidedAt } = claim;
  const isOpen = state === 'open';
  return (
    <article className={`rounded-xl border bg-paper p-5 ${isOpen ? 'border-brick border-l-6' : 'border-sand-dark'}`}>
      <ItemHead business={business} at={createdAt} />
      <p className="mt-2 font-semibold wrap-anywhere">{wayNames[way](email)}</p>
      {message && <p className="mt-2 max-w-prose whitespace-pre-line wrap-anywhere">{message}</p>}
      <TeamDocuments documents={documents} names={claimDocumentNames} />
      {decidedAt && <DecidedNote decided={`${claimStates[state]()}, ${showMoment(decidedAt)}`} reason={reason} />}
      {isOpen && <Decide claim={claim} onDecide={onDecide} />}
      {state === 'taken' && (
        <div className="mt-4">
          <DialogButton
            label={withHidden(claimsText.takeBack, business.name)}
            title={claimsText.takeBackTitle}
            description={claimsText.whatTakeBackDoes}
            variant="secondary"
          >
            {(close) => <ClaimReasonForm claim={claim} act="take_back" onSend={onDecide} onClose={close} />}
          </DialogButton>
        </div>
      )}
    </article>
  );
}

function Decide({ claim, onDecide }: ClaimItemProps) {
  const { _id: id, business, email, version } = claim;
  const { run, isBusy, conflict, reload } = useAdminAction({
    call: () => callApi('PUT /admin/claim/decide/:id', { params: { id }, body: { decision: 'accept', version } }),
  });
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      <AskedButton
        label={withHidden(claimsText.accept, business.name)}
        title={claimsText.acceptTitle}
        question={claimsText.askAccept(business.name, email)}
        confirm={claimsText.giveIt}
        busy={isBusy()}
        keys="a"
        onConfirm={() => {
          onDecide();
          void run(undefined);
        }}
      />
      <DialogButton label={withHidden(claimsText.refuse, business.name)} title={claimsText.refuseTitle} variant="secondary" keys="r">
        {(close) => <ClaimReasonForm claim={claim} act="refuse" onSend={onDecide} onClose={close} />}
      </DialogButton>
      {conflict && <EditConflict onReload={reload} />}
    </div>
  );
}
