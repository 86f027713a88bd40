import { useState } from 'react';
import { callApi } from '#app/api/client.ts';
import { Button } from '#app/components/button.tsx';
import { CheckedEntry } from '#app/components/checked-entry.tsx';
import { Honeypot } from '#app/components/honeypot.tsx';
import { KeptDraft } from '#app/components/kept-draft.tsx';
import { showMoment } from '#app/components/show-moment.ts';
import { useCheckedForm } from '#app/components/use-checked-form.ts';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { FormNotice } from '#app/features/accounts/form-notice.tsx';
import { useDraft } from '#app/features/accounts/use-draft.ts';
import { KindChoice } from '#app/features/grievances/kind-choice.tsx';
import { COMPLAINT_KINDS } from '#shared/grievance-kinds.ts';
import { commonText, grievancesText } from '#shared/texts.ts';

const loadSchema = () => import('#shared/schemas/grievances.ts').then(({ grievanceInput }) => grievanceInput);

interface Received {
  number: number;
  dueAt: string;
}

/** The form of a complaint, and in its place, once it is sent, the number by which it is named. */
export function GrievanceForm() {
  const [received, setReceived] = useState<Received>();
  if (!received) return <OpenForm onReceived={setReceived} />;
  return (
    <div role="status" className="grid justify-items-start gap-4">
      <h2 className="font-bold text-xl">{grievancesText.received}</h2>
      <p className="text-lg">{grievancesText.receivedAs(received.number, showMoment(received.dueAt))}</p>
      <Button variant="secondary" onClick={() => setReceived(undefined)}>
        {grievancesText.sendAnother}
      </Button>
    </div>
  );
}

function OpenForm({ onReceived }: { onReceived: (received: Received) => void }) {
  const hydrated = useHydrated();
  const draft = useDraft('grievance');
  const form = useCheckedForm({
    loadSchema,
    emptyAtFields: ['kind'],
    draft,
    send: (body, sendKey) => callApi('POST /grievance/add', { body, sendKey }),
    onSent: onReceived,
  });
  return (
    <form method="post" {...form.formEvents} className="relative grid gap-5">
      <KeptDraft draft={draft} className="grid gap-5">
        <KindChoice
          kinds={COMPLAINT_KINDS}
          legend={grievancesText.whatAbout}
          within={grievancesText.decidedWithin}
          error={form.errorOf('kind')}
        />
        <CheckedEntry form={form} name="page" label={grievancesText.where} hint={grievancesText.whereHint} optional />
        <CheckedEntry form={form} name="message" label={grievancesText.whatHappened} rows={6} />
        <div className="grid gap-5 sm:grid-cols-2">
          <CheckedEntry form={form} name="name" label={commonText.name} autoComplete="name" />
          <CheckedEntry form={form} name="email" label={commonText.email} type="email" autoComplete="email" />
        </div>
      </KeptDraft>
      <Honeypot />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" size="lg" busy={form.sending} disabled={!hydrated}>
          {form.sending ? commonText.sending : grievancesText.send}
        </Button>
        <FormNotice form={form} />
        <noscript>
          <p className="text-ink-soft">{grievancesText.needsScript}</p>
        </noscript>
      </div>
    </form>
  );
}
