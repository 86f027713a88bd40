import { useState } from 'react';
import { callApi } from '#app/api/client.ts';
import { buttonClass } from '#app/components/button.tsx';
import { CheckedEntry } from '#app/components/checked-entry.tsx';
import { Link } from '#app/components/link.tsx';
import { useCheckedForm } from '#app/components/use-checked-form.ts';
import { loginAddress } from '#app/features/accounts/return-path.ts';
import { SubmitRow } from '#app/features/accounts/submit-row.tsx';
import { ClaimWay } from '#app/features/claims/claim-way.tsx';
import { limits } from '#shared/limits.ts';
import type { ClaimedBusiness } from '#shared/schemas/claims.ts';
import { claimsText, commonText } from '#shared/texts.ts';

const loadSchema = () => import('#shared/schemas/claims.ts').then(({ claimWords }) => claimWords);

interface AskTeamProps {
  business: ClaimedBusiness;
  isSignedIn: boolean;
}

/** Words to the team, of who can show neither by the number nor by the address that the business is theirs. */
export function AskTeam({ business: { _id: id }, isSignedIn }: AskTeamProps) {
  const [isSent, setSent] = useState(false);
  const form = useCheckedForm({
    loadSchema,
    emptyAtFields: true,
    send: (body) => callApi('POST /claim/team/add/:id', { params: { id }, body }),
    onSent: () => setSent(true),
  });
  if (isSent) {
    return (
      <div role="status">
        <ClaimWay title={claimsText.askedTitle} about={claimsText.askedText} />
      </div>
    );
  }
  return (
    <ClaimWay title={claimsText.byTeam} about={claimsText.tellTeam}>
      {isSignedIn ? (
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
      ) : (
        <Link to={loginAddress('/user/login', `/claim/${id}`)} className={`${buttonClass({ variant: 'secondary', size: 'lg' })} w-full`}>
          {claimsText.loginFirst}
        </Link>
      )}
    </ClaimWay>
  );
}
