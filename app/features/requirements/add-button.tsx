import { useNavigate } from 'react-router';
import { Check, Plus } from '#app/components/icons.ts';
import { Link } from '#app/components/link.tsx';
import { notify } from '#app/components/notify.ts';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { withHidden } from '#app/components/with-hidden.tsx';
import { withParts } from '#app/components/with-parts.tsx';
import { useAccount } from '#app/features/accounts/use-account.ts';
import { collected } from '#app/features/requirements/collected.ts';
import { quotesAddress } from '#app/features/requirements/quotes-address.ts';
import { nameShown } from '#shared/own-words.ts';
import type { Business } from '#shared/schemas/businesses.ts';
import { collectingText, requirementMessages as messages } from '#shared/texts.ts';

interface AddButtonProps {
  business: Pick<Business, '_id' | 'name'> & Partial<Pick<Business, 'nameHindi'>>;
  className: string;
}

/** Puts a business into the visitor's request, or takes it out again; without script it leads to the request with this one in it. */
export function AddButton({ business, className }: AddButtonProps) {
  const { _id } = business;
  const name = nameShown(business);
  const ids = collected.useKept();
  const account = useAccount();
  const hydrated = useHydrated();
  const navigate = useNavigate();
  if (account.kind === 'contractor' && account.contractor._id === _id) return null;
  const isAdded = ids.includes(_id);
  const look = `inline-flex min-h-11 items-center justify-center gap-1 font-semibold leading-tight ${className}`;
  const address = quotesAddress({ businesses: [_id] });
  if (!hydrated) {
    return (
      <Link to={address} rel="nofollow" className={look}>
        <Plus aria-hidden className="size-4 shrink-0" />
        <span>{withHidden(collectingText.addToRequest, name)}</span>
      </Link>
    );
  }

  function toggle() {
    if (collected.toggle(_id) !== undefined) return;
    const to = quotesAddress({ businesses: ids });
    notify.error(messages.requestFull, { to, label: collectingText.seeMyRequest, follow: () => void navigate(to) });
  }
  return (
    <button type="button" aria-pressed={isAdded} onClick={toggle} className={look}>
      {isAdded ? <Check aria-hidden className="size-4 shrink-0" /> : <Plus aria-hidden className="size-4 shrink-0" />}
      <span>
        {isAdded
          ? withParts(
              collectingText.inMyRequest,
              {
                short: (words) => <span className="whitespace-nowrap">{words}</span>,
                hidden: (words) => <span className="sr-only">{words}</span>,
                act: (words) => (
                  <span aria-hidden className="whitespace-nowrap">
                    {words}
                  </span>
                ),
              },
              name,
            )
          : withHidden(collectingText.addToRequest, name)}
      </span>
    </button>
  );
}
