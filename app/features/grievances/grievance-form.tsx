import { useState } from 'react';
import { Button } from '#app/components/button.tsx';
import { CheckedEntry } from '#app/components/checked-entry.tsx';
import { Honeypot } from '#app/components/honeypot.tsx';
import { KeptDraft } from '#app/components/kept-draft.tsx';
import { showMoment } from '#app/components/show-moment.ts';
import { SendRow } from '#app/features/accounts/send-row.tsx';
import { KindChoice } from '#app/features/grievances/kind-choice.tsx';
import { type Received, useOfficerLetter } from '#app/features/grievances/use-officer-letter.ts';
import { COMPLAINT_KINDS } from '#shared/grievance-kinds.ts';
import { commonText, grievancesText } from '#shared/texts.ts';

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
  const { form, draft } = useOfficerLetter('grievance', onReceived);
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
      <SendRow form={form} label={grievancesText.send} needsScript={grievancesText.needsScript} />
    </form>
  );
}
