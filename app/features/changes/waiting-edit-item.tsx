import { useState } from 'react';
import { callApi } from '#app/api/client.ts';
import { Button } from '#app/components/button.tsx';
import { Field, inputClass } from '#app/components/field.tsx';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { withHidden } from '#app/components/with-hidden.tsx';
import { EditConflict } from '#app/features/back-office/edit-conflict.tsx';
import { BusinessLink, ItemHead } from '#app/features/back-office/item-head.tsx';
import { useAdminAction } from '#app/features/back-office/use-admin-action.ts';
import { SideBySide } from '#app/features/changes/side-by-side.tsx';
import { limits } from '#shared/limits.ts';
import type { WaitingEdit } from '#shared/schemas/waiting-changes.ts';
import { backOfficeMessages, changeOfficeText } from '#shared/texts.ts';
import { waitingFieldNames } from '#shared/waiting-field-names.ts';

interface Said {
  decision: 'accept' | 'refuse';
  reason: string;
}

const KEYS = { accept: 'a', refuse: 'r' };

/** All that waits of one business: each field as it is and as it is to be, accepted or refused by itself. */
export function WaitingEditItem({ edit: { business, sentAt, changes }, onDecide }: { edit: WaitingEdit; onDecide: () => void }) {
  const hydrated = useHydrated();
  const [said, setSaid] = useState<Record<string, Said>>({});
  const [tried, setTried] = useState(false);
  const { run, isBusy, conflict, reload } = useAdminAction({
    call: (decisions: Parameters<typeof callApi<'PUT /admin/changes/:id'>>[1]['body']['decisions']) =>
      callApi('PUT /admin/changes/:id', { params: { id: business._id }, body: { decisions } }),
  });
  const chosen = changes.flatMap(({ _id, version }) => {
    const { decision, reason = '' } = said[_id] ?? {};
    if (decision === undefined) return [];
    return [decision === 'accept' ? { _id, version, decision } : { _id, version, decision, reason: reason.trim() }];
  });
  const lacksReason = (id: string) => said[id]?.decision === 'refuse' && said[id].reason.trim() === '';
  // Keys answer field after field.
  const next = changes.find(({ _id }) => said[_id] === undefined)?._id;

  function decide() {
    setTried(true);
    if (chosen.some(({ _id }) => lacksReason(_id))) return;
    onDecide();
    void run(chosen);
  }

  return (
    <article className="rounded-xl border border-brick border-l-6 bg-paper p-5">
      <ItemHead business={business} at={sentAt} title={<BusinessLink business={business} page="profile" />} />
      <div className="mt-3 grid gap-4">
        {changes.map((change) => {
          const { _id, field } = change;
          const name = waitingFieldNames[field]();
          const set = (next: Partial<Said>) =>
            setSaid((before) => ({ ...before, [_id]: { ...{ decision: 'accept', reason: '' }, ...before[_id], ...next } }));
          return (
            <fieldset key={_id} className="min-w-0">
              <legend className="mb-2 w-full border-sand-dark border-t pt-3 font-semibold text-sm">{name}</legend>
              <SideBySide change={change} />
              <div className="mt-2 flex flex-wrap gap-x-6">
                {(['accept', 'refuse'] as const).map((decision) => (
                  <label key={decision} className="flex min-h-11 cursor-pointer items-center gap-2.5">
                    <input
                      type="radio"
                      name={`${_id}-decision`}
                      checked={said[_id]?.decision === decision}
                      onChange={() => set({ decision })}
                      disabled={!hydrated}
                      aria-keyshortcuts={_id === next ? KEYS[decision] : undefined}
                      className="size-5 shrink-0 accent-brick"
                    />
                    <span>{withHidden(decision === 'accept' ? changeOfficeText.accept : changeOfficeText.refuse, name)}</span>
                  </label>
                ))}
              </div>
              {said[_id]?.decision === 'refuse' && (
                <Field
                  label={changeOfficeText.reasonFor(name)}
                  hint={changeOfficeText.reasonHint}
                  error={tried && lacksReason(_id) ? backOfficeMessages.checkReasonRequired : undefined}
                >
                  {(attributes) => (
                    <textarea
                      {...attributes}
                      rows={2}
                      maxLength={limits.checks.reason}
                      value={said[_id]?.reason ?? ''}
                      onChange={({ target }) => set({ reason: target.value })}
                      className={inputClass}
                    />
                  )}
                </Field>
              )}
            </fieldset>
          );
        })}
      </div>
      {conflict && <EditConflict onReload={reload} />}
      <Button size="sm" onClick={decide} busy={isBusy()} disabled={!hydrated || chosen.length === 0} aria-keyshortcuts="d" className="mt-4">
        {withHidden(changeOfficeText.decide, business.name)}
      </Button>
    </article>
  );
}
