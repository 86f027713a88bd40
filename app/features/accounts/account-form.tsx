import { Form, type FormProps } from 'react-router';
import { useRefusedForm } from '#app/components/form-action.ts';
import { useAccountId } from '#app/features/accounts/use-account.ts';
import { ACCOUNT_HEADER } from '#shared/account-header.ts';

interface AccountFormProps extends Omit<FormProps, 'method' | 'action'> {
  /** Tells the form from others of its page. */
  doing?: string;
  /** Whether it says why it was refused: a page of many small forms says so once, above them. */
  saysWhy?: boolean;
}

/**
 * A form that posts to its page's action, for the account that the page shows: it works without script, so it names that account in a
 * field, as calls do in a header (docs/decisions/040-accounts.md). Why it was refused stands above its fields.
 * @param form what React Router's form takes.
 */
export function AccountForm({ doing, saysWhy = true, children, ...form }: AccountFormProps) {
  const accountId = useAccountId();
  const refused = useRefusedForm(doing)?.refused;
  return (
    <Form {...form} method="post">
      <input type="hidden" name={ACCOUNT_HEADER} value={accountId ?? ''} disabled={accountId === undefined} />
      {doing && <input type="hidden" name="doing" value={doing} />}
      {refused && saysWhy && (
        <p
          role="alert"
          tabIndex={-1}
          // biome-ignore lint/a11y/noAutofocus: a page that comes back without script is shown from here, and read from here
          autoFocus
          className="rounded-lg border-2 border-danger bg-paper px-4 py-3 font-medium text-danger outline-none"
        >
          {refused}
        </p>
      )}
      {children}
    </Form>
  );
}
