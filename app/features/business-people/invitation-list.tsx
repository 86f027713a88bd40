import { useNavigation } from 'react-router';
import { Button } from '#app/components/button.tsx';
import { Link } from '#app/components/link.tsx';
import { showLongDate } from '#app/components/show-moment.ts';
import { withHidden } from '#app/components/with-hidden.tsx';
import { AccountForm } from '#app/features/accounts/account-form.tsx';
import { useAccountId } from '#app/features/accounts/use-account.ts';
import { roleHints, roleNames } from '#app/features/business-people/role-names.ts';
import { placeName } from '#shared/place-name.ts';
import type { OwnInvitation } from '#shared/schemas/business-people.ts';
import { peopleText as text } from '#shared/texts.ts';

type Doing = 'accept' | 'refuse' | 'leave' | 'act';

/** What waits for a user, and the businesses that they work for, each with its role and its buttons. */
export function InvitationList({ invitations }: { invitations: readonly OwnInvitation[] }) {
  return (
    <ul className="grid gap-4">
      {invitations.map((invitation) => (
        <li key={invitation._id} className="rounded-xl border border-sand-dark bg-paper p-4 sm:p-5">
          <Invitation invitation={invitation} />
        </li>
      ))}
    </ul>
  );
}

function Invitation({ invitation: { _id, business, role, state, until } }: { invitation: OwnInvitation }) {
  const acting = useAccountId();
  const { city, state: ofIndia } = placeName(business);
  return (
    <>
      <h2 className="font-bold text-lg leading-snug wrap-anywhere">
        <Link to={`/viewdetails/${business._id}`} className="underline-offset-4 hover:underline">
          {business.name}
        </Link>
      </h2>
      <p className="text-ink-soft text-sm wrap-anywhere">{[city, ofIndia].filter(Boolean).join(', ')}</p>
      <p className="mt-2 font-medium">{state === 'joined' ? text.youWork : text.invitesYou(showLongDate(until))}</p>
      <p className="mt-2">
        <strong className="font-semibold">{roleNames[role]()}</strong>
        <span className="block text-ink-soft text-sm">{roleHints[role]()}</span>
      </p>
      {state === 'joined' ? (
        <div className="mt-4 flex flex-wrap gap-3">
          {business._id !== acting && <Press doing="act" id={_id} label={text.actFor(business.name)} />}
          <Press doing="leave" id={_id} label={text.leave} name={business.name} quiet />
        </div>
      ) : (
        <div className="mt-4 flex flex-wrap gap-3">
          <Press doing="accept" id={_id} label={text.accept} name={business.name} />
          <Press doing="refuse" id={_id} label={text.decline} name={business.name} quiet />
        </div>
      )}
    </>
  );
}

interface PressProps {
  doing: Doing;
  id: string;
  label: string | ((name: string) => string);
  /** What the label takes. */
  name?: string;
  quiet?: boolean;
}

/** A button that is a form of its own; the page says why one is refused. */
function Press({ doing, id, label, name = '', quiet = false }: PressProps) {
  const { state, formData } = useNavigation();
  return (
    // Whoever acts for a business is somebody else on every page that is open.
    <AccountForm doing={doing} saysWhy={false} reloadDocument={doing === 'act'} className="min-w-0 max-w-full">
      <input type="hidden" name="id" value={id} />
      <Button
        type="submit"
        variant={quiet ? 'secondary' : 'primary'}
        busy={state !== 'idle' && formData?.get('id') === id && formData.get('doing') === doing}
        className="max-w-full py-2 leading-tight!"
      >
        <span className="wrap-anywhere">{typeof label === 'string' ? label : withHidden(label, name)}</span>
      </Button>
    </AccountForm>
  );
}
