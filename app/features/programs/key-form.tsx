import { useState } from 'react';
import { callApi } from '#app/api/client.ts';
import { CheckedEntry } from '#app/components/checked-entry.tsx';
import { FormEnd } from '#app/features/back-office/form-end.tsx';
import { useAdminForm } from '#app/features/back-office/use-admin-form.ts';
import { ScopeEntry } from '#app/features/programs/scope-entry.tsx';
import { ShownOnce } from '#app/features/programs/shown-once.tsx';
import { limits } from '#shared/limits.ts';
import { type ApiScope, apiKeyInput, apiScopes } from '#shared/schemas/api-keys.ts';
import { programsText } from '#shared/texts.ts';

/** A year from now is long enough for most, and a key that has ended is noticed. */
const inAYear = () => new Date(Date.now() + 365 * 86_400_000).toISOString().slice(0, 10);

/** What a key for a program may do, how long and from where; once it is made, the key itself. */
export function KeyForm({ onClose }: { onClose: () => void }) {
  const [scopes, setScopes] = useState<ApiScope[]>(['businesses:read']);
  const [key, setKey] = useState<string>();
  const form = useAdminForm({
    schema: apiKeyInput,
    emptyAtFields: true,
    extra: { scopes },
    call: (body) => callApi('POST /admin/key/add', { body }),
    onSaved: (answer) => setKey(answer.key),
  });
  if (key !== undefined) return <ShownOnce secret={key} label={programsText.key} explained={programsText.shownOnce} onClose={onClose} />;
  return (
    <form method="post" {...form.formEvents} className="grid gap-5">
      <CheckedEntry
        form={form}
        name="name"
        label={programsText.name}
        hint={programsText.nameSuchAs}
        maxLength={limits.apiKeys.name}
        autoComplete="off"
      />
      <ScopeEntry
        legend={programsText.whatItMayDo}
        choices={apiScopes.map((scope) => [scope, programsText.scopeName(scope)] as const)}
        chosen={scopes}
        onChoose={setScopes}
        error={form.errorOf('scopes')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <CheckedEntry form={form} name="lastDay" label={programsText.lastDay} type="date" defaultValue={inAYear()} />
        <CheckedEntry
          form={form}
          name="perMinute"
          label={programsText.perMinute}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={limits.apiKeys.usualPerMinute}
        />
      </div>
      <CheckedEntry form={form} name="addresses" label={programsText.fromWhere} hint={programsText.fromWhereHint} rows={3} optional />
      <FormEnd form={form} save={programsText.makeKey} onCancel={onClose} />
    </form>
  );
}
