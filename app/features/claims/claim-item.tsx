import { callApi } from '#app/api/client.ts';
import { Link } from '#app/components/link.tsx';
import { showMoment } from '#app/components/show-moment.ts';
import { withHidden } from '#app/components/with-hidden.tsx';
import { AskedButton } from '#app/features/back-office/asked-button.tsx';
import { DialogButton } from '#app/features/back-office/dialog-button.tsx';
import { EditConflict } from '#app/features/back-office/edit-conflict.tsx';
import { useAdminAction } from '#app/features/back-office/use-admin-action.ts';
import { ClaimReasonForm } from '#app/features/claims/claim-reason-form.tsx';
import { placeName } from '#shared/place-name.ts';
import type { Claim, ClaimState, ClaimWay } from '#shared/schemas/claims.ts';
import { claimsText } from '#shared/texts.ts';

const wayNames: Record<ClaimWay, (email: string) => string> = {
  phone: () => claimsText.wayPhone,
  mail: (email) => claimsText.wayMail(email),
  team: (email) => claimsText.wayTeam(email),
};

const stateNames: Partial<Record<ClaimState, () => string>> = {
  taken: () => claimsText.taken,
  refused: () => claimsText.refused,
  ended: () => claimsText.ended,
  taken_back: () => claimsText.takenBack,
};

interface ClaimItemProps {
  claim: Claim;
  /** Called before a decision is stored. */
  onDecide: () => void;
}

/** A claim: of which business, how it is shown, and what the team can do of it. */
export function ClaimItem({ claim, onDecide }: ClaimItemProps) {
  const { business, way, state, email, message, reason, createdAt, decidedAt } = claim;
  const { city, state: region } = placeName(business);
  const isOpen = state === 'open';
  return (
    <article className={`rounded-xl border bg-paper p-5 ${isOpen ? 'border-brick border-l-6' : 'border-sand-dark'}`}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="font-bold text-lg wrap-anywhere">
          <Link to={`/admin/business/${business._id}`} className="text-brick underline underline-offset-4 hover:text-brick-dark">
            {business.name}
          </Link>
        </h2>
        <time dateTime={createdAt} className="text-ink-soft text-sm">
          {showMoment(createdAt)}
        </time>
      </div>
      <p className="text-ink-soft text-sm wrap-anywhere">{`${city}, ${region}`}</p>
      <p className="mt-2 font-semibold wrap-anywhere">{wayNames[way](email)}</p>
      {message && <p className="mt-2 max-w-prose whitespace-pre-line wrap-anywhere">{message}</p>}
      {decidedAt && (
        <p className="mt-3 max-w-prose rounded-lg bg-sand px-4 py-3 wrap-anywhere">
          <strong className="block font-semibold">{`${stateNames[state]?.() ?? ''}, ${showMoment(decidedAt)}`}</strong>
          {reason && <span className="whitespace-pre-line">{reason}</span>}
        </p>
      )}
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
