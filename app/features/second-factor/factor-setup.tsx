import { callApi } from '#app/api/client.ts';
import { Button } from '#app/components/button.tsx';
import { FormNotice } from '#app/features/accounts/form-notice.tsx';
import { useAdminForm } from '#app/features/back-office/use-admin-form.ts';
import { CodeEntry } from '#app/features/second-factor/code-entry.tsx';
import { factorCode, type FactorSetup as Setup } from '#shared/schemas/second-factor.ts';
import { secondFactorText } from '#shared/texts.ts';

interface FactorSetupProps {
  setup: Setup;
  onConfirmed: (recoveryCodes: readonly string[]) => void;
}

/** The picture for the app, the same as text, and the code by which the app shows that it has it. */
export function FactorSetup({ setup: { secret, address, picture }, onConfirmed }: FactorSetupProps) {
  const form = useAdminForm({
    schema: factorCode,
    emptyAtFields: true,
    call: (body) => callApi('POST /admin/own/factor/confirm', { body }),
    onSaved: ({ recoveryCodes }) => onConfirmed(recoveryCodes),
  });
  return (
    <form method="post" {...form.formEvents} className="mt-4 grid max-w-md gap-4">
      <p>{secondFactorText.scan}</p>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(picture)}`}
        alt={secondFactorText.picture}
        width={220}
        height={220}
        className="rounded-lg border border-sand-dark bg-white"
      />
      <div>
        <p className="text-ink-soft text-sm">{secondFactorText.orType}</p>
        <p className="mt-1 select-all font-mono font-semibold wrap-anywhere" translate="no">
          {secret}
        </p>
        <p className="mt-1">
          <a href={address} className="inline-flex min-h-11 items-center font-semibold text-brick underline underline-offset-4">
            {secondFactorText.openInApp}
          </a>
        </p>
      </div>
      <CodeEntry form={form} label={secondFactorText.codeOfApp} />
      <FormNotice form={form} />
      <Button type="submit" busy={form.sending}>
        {secondFactorText.confirm}
      </Button>
    </form>
  );
}
