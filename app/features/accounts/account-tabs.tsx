import { NavLink } from '#app/components/link.tsx';
import { useReturnPath } from '#app/features/accounts/return-path.ts';
import { useAccountSearch } from '#app/features/phone-codes/use-by-code.ts';
import { accountsText } from '#shared/texts.ts';

const tabs = [
  { kind: 'user', label: () => accountsText.user },
  { kind: 'supplier', label: () => accountsText.contractorOrSupplier },
] as const;

/** Who one signs in or registers as: each tab is a page of its own. */
export function AccountTabs({ page }: { page: 'login' | 'register' }) {
  const { state } = useReturnPath();
  const search = useAccountSearch();
  return (
    <nav aria-label={accountsText.accountType} className="flex rounded-lg bg-sand-dark p-1">
      {tabs.map(({ kind, label }) => (
        <NavLink
          key={kind}
          to={`/${kind}/${page}${search}`}
          state={state}
          replace
          preventScrollReset
          className="grid min-h-11 flex-auto place-items-center rounded-md px-2 text-center font-semibold text-ink-soft aria-[current=page]:bg-ink aria-[current=page]:text-paper"
        >
          {label()}
        </NavLink>
      ))}
    </nav>
  );
}
