import { Button } from '#app/components/button.tsx';
import { AccountForm } from '#app/features/accounts/account-form.tsx';
import { useAccount } from '#app/features/accounts/use-account.ts';
import { roleNames } from '#app/features/business-people/role-names.ts';
import { peopleText as text } from '#shared/texts.ts';

/** For whom somebody acts just now, with the way back to themselves; nothing for who acts for nobody. */
export function ActingNow() {
  const account = useAccount();
  if (account.kind !== 'contractor' || !account.member) return null;
  const { member, contractor } = account;
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-3 rounded-xl border-2 border-ink bg-paper p-4 sm:p-5">
      <div className="min-w-0">
        <p className="font-bold leading-snug wrap-anywhere">{text.youActFor(contractor.name)}</p>
        <p className="text-ink-soft text-sm wrap-anywhere">{text.nameAndRole(member.user.userName, roleNames[member.role]())}</p>
      </div>
      {/* Whoever acts for themselves is somebody else on every page that is open. */}
      <AccountForm doing="self" saysWhy={false} reloadDocument>
        <Button type="submit" variant="secondary">
          {text.asMyself}
        </Button>
      </AccountForm>
    </div>
  );
}
