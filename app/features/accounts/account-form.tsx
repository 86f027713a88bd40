import { Form, type FormProps } from 'react-router';
import { useAccountId } from '#app/features/accounts/use-account.ts';
import { ACCOUNT_HEADER } from '#shared/account-header.ts';

/**
 * A form that posts to its page's action, for the account that the page shows: it works without script, so it names that account in a
 * field, as calls do in a header (docs/decisions/040-accounts.md).
 * @param form what React Router's form takes.
 */
export function AccountForm({ children, ...form }: Omit<FormProps, 'method' | 'action'>) {
  const accountId = useAccountId();
  return (
    <Form {...form} method="post">
      <input type="hidden" name={ACCOUNT_HEADER} value={accountId ?? ''} disabled={accountId === undefined} />
      {children}
    </Form>
  );
}
