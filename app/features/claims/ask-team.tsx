import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { callApi } from '#app/api/client.ts';
import { buttonClass } from '#app/components/button.tsx';
import { CheckedEntry } from '#app/components/checked-entry.tsx';
import { Link } from '#app/components/link.tsx';
import { useCheckedForm } from '#app/components/use-checked-form.ts';
import { loginAddress } from '#app/features/accounts/return-path.ts';
import { SubmitRow } from '#app/features/accounts/submit-row.tsx';
import { ClaimWay } from '#app/features/claims/claim-way.tsx';
import { OwnClaimFacts } from '#app/features/claims/own-claim.tsx';
import { limits } from '#shared/limits.ts';
import type { ClaimedBusiness, OwnClaim } from '#shared/schemas/claims.ts';
import { claimsText, commonText } from '#shared/texts.ts';

const loadSchema = () => import('#shared/schemas/claims.ts').then(({ claimWords }) => claimWords);

interface AskTeamProps {
  business: ClaimedBusiness;
  /** What they have asked for already, where it waits or was refused. */
  own: OwnClaim | undefined;
  isSignedIn: boolean;
}

/** Words to the team, of who can show neither by the number nor by the address that the business is theirs; then documents with them. */
export function AskTeam({ business: { _id: id }, own, isSignedIn }: AskTeamProps) {
  const [said, setSaid] = useState('');
  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      {own?.state === 'open' ? (
        <ClaimWay title={claimsText.askedTitle} about={claimsText.askedText}>
          <OwnClaimFacts claim={own} />
        </ClaimWay>
      ) : (
        <ClaimWay title={claimsText.byTeam} about={claimsText.tellTeam}>
          {own && <Refused claim={own} />}
          {isSignedIn ? (
            <WordsForm id={id} onSent={() => setSaid(claimsText.askedTitle)} />
          ) : (
            <Link
              to={loginAddress('/user/login', `/claim/${id}`)}
              className={`${buttonClass({ variant: 'secondary', size: 'lg' })} w-full`}
            >
              {claimsText.loginFirst}
            </Link>
          )}
        </ClaimWay>
      )}
    </>
  );
}

/** What somebody has asked for of an entry that nobody can ask for any more: they take it back, or see why it was refused. */
export function StillAsked({ claim }: { claim: OwnClaim }) {
  return (
    <div className="mt-6">
      <ClaimWay title={claim.business.name} about={claim.state === 'open' ? claimsText.askedText : claimsText.refusedBecause(claim.reason)}>
        <OwnClaimFacts claim={claim} />
      </ClaimWay>
    </div>
  );
}

function Refused({ claim }: { claim: OwnClaim }) {
  return (
    <div className="mb-5">
      <p className="mb-2 font-semibold wrap-anywhere">{claimsText.refusedBecause(claim.reason)}</p>
      <OwnClaimFacts claim={claim} />
    </div>
  );
}

function WordsForm({ id, onSent }: { id: string; onSent: () => void }) {
  const { revalidate } = useRevalidator();
  const form = useCheckedForm({
    loadSchema,
    emptyAtFields: true,
    send: (body) => callApi('POST /claim/team/add/:id', { params: { id }, body }),
    async onSent() {
      onSent();
      await revalidate();
    },
  });
  return (
    <form method="post" {...form.formEvents} className="grid gap-5">
      <CheckedEntry
        form={form}
        name="message"
        label={claimsText.words}
        hint={claimsText.wordsHint}
        rows={5}
        maxLength={limits.reportText}
      />
      <SubmitRow form={form} label={claimsText.askTeam} busyLabel={commonText.sending} />
    </form>
  );
}
