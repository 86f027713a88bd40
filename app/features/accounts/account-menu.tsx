import { useState } from 'react';
import { buttonClass } from '#app/components/button.tsx';
import { IconButton } from '#app/components/icon-button.tsx';
import { Inbox, Store, UserRound } from '#app/components/icons.ts';
import { lazilyOpened } from '#app/components/lazily.tsx';
import { Link } from '#app/components/link.tsx';
import { useAccount } from '#app/features/accounts/use-account.ts';
import { accountsText } from '#shared/texts.ts';

const UserPanel = lazilyOpened(async () => (await import('#app/features/accounts/user-panel.tsx')).UserPanel);

/** A button in the bar where letters are large: its words take two lines. */
const narrow = 'min-h-[44px]! min-w-0 py-1! text-center leading-tight!';

/** The navigation bar's right-hand side: what fits who is signed in (docs/product/pages.md). */
export function AccountMenu() {
  const account = useAccount();
  if (account.kind === 'user') return <UserIcon newAnswers={account.newAnswers} />;
  if (account.kind === 'contractor') {
    const { contractor, member, newEnquiries } = account;
    const { _id, name } = contractor;
    // Who works for the business has a panel of their own, from which they go on as themselves.
    return (
      <>
        {member?.role !== 'edits' && <EnquiriesLink count={newEnquiries} />}
        {(!member || member.role === 'edits') && (
          <Link
            to={member ? '/profilesupplier' : `/viewdetails/${_id}`}
            aria-label={accountsText.yourBusiness(name)}
            title={name}
            className="inline-grid size-[44px] shrink-0 place-items-center rounded-full bg-ink text-paper hover:bg-brick"
          >
            <Store aria-hidden className="size-5" />
          </Link>
        )}
        {member && <UserIcon newAnswers={0} />}
      </>
    );
  }
  if (account.kind === 'admin') {
    return (
      <Link to="/admin" className={`${buttonClass({ variant: 'secondary', size: 'sm' })} ${narrow}`}>
        {accountsText.backOffice}
      </Link>
    );
  }
  return (
    <Link
      to="/user/login"
      className={`${buttonClass({ size: 'sm' })} ${narrow} max-sm:px-2.5 max-sm:not-[:lang(en)]:px-2! max-sm:not-[:lang(en)]:text-[0.8125rem]`}
    >
      {accountsText.registerFree}
    </Link>
  );
}

/** The way to what was asked, with how much of it is new. */
function EnquiriesLink({ count }: { count: number }) {
  return (
    <Link
      to="/profilesupplier"
      aria-label={count > 0 ? accountsText.newEnquiries(count) : accountsText.enquiries}
      title={accountsText.enquiries}
      className="relative inline-grid size-[44px] shrink-0 place-items-center rounded-full hover:bg-ink/6"
    >
      <Inbox aria-hidden className="size-5.5" />
      <Count of={count} />
    </Link>
  );
}

/** How much is new, at the corner of a sign. */
function Count({ of }: { of: number }) {
  if (of === 0) return null;
  return (
    <span
      aria-hidden
      className="absolute top-0 right-0 grid h-[20px] min-w-[20px] place-items-center rounded-full bg-brick px-[4px] font-bold text-[min(0.75rem,14px)] text-paper"
    >
      {of > 99 ? '99+' : of}
    </span>
  );
}

function UserIcon({ newAnswers }: { newAnswers: number }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label={newAnswers > 0 ? accountsText.yourProfileAnd(newAnswers) : accountsText.yourProfile}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        className="relative size-[40px] shrink-0 ring-2 ring-ink"
      >
        <UserRound aria-hidden className="size-5" />
        <Count of={newAnswers} />
      </IconButton>
      <UserPanel open={open} onOpenChange={setOpen} />
    </>
  );
}
