import { Link } from '#app/components/link.tsx';
import { showMoment } from '#app/components/show-moment.ts';
import { BusinessLink } from '#app/features/back-office/item-head.tsx';
import { claimDocumentNames } from '#app/features/checks/document-facts.ts';
import { TeamDocuments } from '#app/features/checks/team-documents.tsx';
import { claimStates } from '#app/features/claims/claim-states.ts';
import type { Claim, ClaimState } from '#shared/schemas/claims.ts';
import { claimsText } from '#shared/texts.ts';

/** Where the team decides on a claim in this state, or takes it back. */
const LISTS: Record<ClaimState, string> = {
  open: '/admin/claims',
  taken: '/admin/claims?show=taken',
  refused: '/admin/claims?show=others',
  ended: '/admin/claims?show=others',
  taken_back: '/admin/claims?show=others',
};

/** The businesses that an account has asked the team for, with its documents; nothing where there are none. */
export function TeamClaims({ claims }: { claims: readonly Claim[] }) {
  if (claims.length === 0) return null;
  return (
    <section aria-labelledby="claims" className="mb-5 rounded-xl border border-sand-dark bg-paper p-4 sm:p-5">
      <h2 id="claims" className="font-bold text-xl">
        {claimsText.claims}
      </h2>
      <ul className="mt-2 divide-y divide-sand-dark">
        {claims.map((claim) => (
          <li key={claim._id} className="py-3 wrap-anywhere">
            <Line claim={claim} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Line({ claim: { business, state, message, documents, reason, createdAt, decidedAt } }: { claim: Claim }) {
  return (
    <>
      <p className="font-semibold">
        <BusinessLink business={business} />
      </p>
      <p className="text-sm">
        <Link to={LISTS[state]} className="font-semibold text-brick underline underline-offset-4">
          {claimStates[state]()}
        </Link>
        <span>{`, ${showMoment(decidedAt ?? createdAt)}`}</span>
      </p>
      {reason && <p className="whitespace-pre-line text-ink-soft text-sm">{reason}</p>}
      {message && <p className="mt-1 max-w-prose whitespace-pre-line">{message}</p>}
      <TeamDocuments documents={documents} names={claimDocumentNames} />
    </>
  );
}
