import { useState } from 'react';
import { Button } from '#app/components/button.tsx';
import { CheckedEntry } from '#app/components/checked-entry.tsx';
import { Honeypot } from '#app/components/honeypot.tsx';
import { KeptDraft } from '#app/components/kept-draft.tsx';
import { showMoment } from '#app/components/show-moment.ts';
import { SendRow } from '#app/features/accounts/send-row.tsx';
import { KindChoice } from '#app/features/grievances/kind-choice.tsx';
import { type Received, useOfficerLetter } from '#app/features/grievances/use-officer-letter.ts';
import { REQUEST_KINDS, REQUEST_PROOF_DAYS } from '#shared/grievance-kinds.ts';
import { commonText, grievancesText, dataRequestsText as text } from '#shared/texts.ts';

/** The form of a request about one's own data, and in its place, once it is sent, its number or that a link is on its way. */
export function DataRequestForm() {
  const [received, setReceived] = useState<Received>();
  if (!received) return <OpenForm onReceived={setReceived} />;
  const { number, dueAt, isToConfirm } = received;
  return (
    <div role="status" className="grid justify-items-start gap-4">
      <h3 className="font-bold text-xl">{isToConfirm ? text.oneStep : text.received}</h3>
      <p className="text-lg">{isToConfirm ? text.openLink(REQUEST_PROOF_DAYS) : text.receivedAs(number, showMoment(dueAt))}</p>
      <Button variant="secondary" onClick={() => setReceived(undefined)}>
        {text.sendAnother}
      </Button>
    </div>
  );
}

function OpenForm({ onReceived }: { onReceived: (received: Received) => void }) {
  const { form, draft } = useOfficerLetter('data-request', onReceived);
  return (
    <form method="post" {...form.formEvents} className="relative grid gap-5">
      <KeptDraft draft={draft} className="grid gap-5">
        <KindChoice kinds={REQUEST_KINDS} legend={text.what} within={text.answeredWithin} error={form.errorOf('kind')} />
        <CheckedEntry form={form} name="message" label={text.which} hint={text.whichHint} rows={5} />
        <CheckedEntry form={form} name="name" label={commonText.name} autoComplete="name" />
        <CheckedEntry form={form} name="email" label={commonText.email} hint={text.answersGoTo} type="email" autoComplete="email" />
      </KeptDraft>
      <Honeypot />
      <SendRow form={form} label={text.send} needsScript={grievancesText.needsScript} />
    </form>
  );
}
