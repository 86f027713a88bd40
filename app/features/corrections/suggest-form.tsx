import { useState } from 'react';
import { callApi } from '#app/api/client.ts';
import { buttonClass } from '#app/components/button.tsx';
import { CheckedEntry } from '#app/components/checked-entry.tsx';
import { Honeypot } from '#app/components/honeypot.tsx';
import { Link } from '#app/components/link.tsx';
import { useCheckedForm } from '#app/components/use-checked-form.ts';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { SubmitRow } from '#app/features/accounts/submit-row.tsx';
import { usePlaceEntry } from '#app/features/accounts/use-place-entry.ts';
import { FieldChoice } from '#app/features/corrections/field-choice.tsx';
import { showValue } from '#app/features/corrections/show-value.ts';
import { ValueEntry } from '#app/features/corrections/value-entry.tsx';
import { useHoursEntry } from '#app/features/profile-edit/use-hours-entry.ts';
import { useLanguageEntry } from '#app/features/profile-edit/use-language-entry.ts';
import type { CorrectionField } from '#shared/correction-fields.ts';
import { limits } from '#shared/limits.ts';
import type { Correctable } from '#shared/schemas/corrections.ts';
import { commonText, correctionsText } from '#shared/texts.ts';

const loadSchema = () => import('#shared/schemas/corrections.ts').then(({ correctionInput }) => correctionInput);

interface SuggestFormProps {
  business: Correctable;
  /** Nobody knows yet who asks: a link to their address proves it. */
  needsLink: boolean;
}

/** One thing that is wrong with an entry, what is right, and how that is known. */
export function SuggestForm({ business, needsLink }: SuggestFormProps) {
  const hydrated = useHydrated();
  const [field, setField] = useState<CorrectionField>();
  const [sent, setSent] = useState('');
  const [service, setService] = useState(business.service);
  const place = usePlaceEntry({ ...business, lat: null, lng: null });
  const hours = useHoursEntry(business.openingHours);
  const languages = useLanguageEntry(business.languages);
  const { address, city, state } = place.sent;
  const form = useCheckedForm({
    loadSchema,
    emptyAtFields: true,
    extra: {
      ...(field === 'place' ? { address, city, state } : {}),
      ...(field === 'service' ? { service } : {}),
      ...(field === 'languages' ? { languages: languages.said } : {}),
    },
    send: (body, sendKey) => callApi('POST /correction/add/:id', { params: { id: business._id }, body, sendKey }),
    onSent: ({ message }) => setSent(message),
  });
  const now = field && field !== 'closed' && field !== 'phoneNo' ? shownOf(business, field) : undefined;
  if (sent) return <Sent message={sent} business={business} needsLink={needsLink} />;
  return (
    <form method="post" {...form.formEvents} className="relative grid gap-6">
      <FieldChoice
        chosen={field}
        error={form.errorOf('field')}
        disabled={!hydrated}
        onChoose={(chosen) => {
          setField(chosen);
          form.forgive('field');
        }}
      />
      {field && (
        <div className="grid gap-4 rounded-xl bg-sand p-4 sm:p-5">
          {now !== undefined && (
            <p className="wrap-anywhere">
              <span className="block text-ink-soft text-sm">{correctionsText.now}</span>
              <span className="font-semibold">{now}</span>
            </p>
          )}
          <ValueEntry
            key={field}
            field={field}
            form={form}
            place={place}
            service={{ value: service, choose: setService }}
            hours={hours}
            languages={languages}
          />
        </div>
      )}
      <CheckedEntry
        form={form}
        name="source"
        label={correctionsText.source}
        hint={correctionsText.sourceHint}
        rows={3}
        maxLength={limits.corrections.source}
      />
      {needsLink && (
        <CheckedEntry
          form={form}
          name="email"
          label={correctionsText.yourEmail}
          hint={correctionsText.yourEmailHint}
          type="email"
          autoComplete="email"
        />
      )}
      <Honeypot />
      <SubmitRow form={form} label={correctionsText.send} busyLabel={commonText.sending} />
    </form>
  );
}

function Sent({ message, business, needsLink }: { message: string; business: Correctable; needsLink: boolean }) {
  return (
    <div>
      <div role="status">
        <p className="font-semibold text-lg">{message}</p>
        {needsLink && <p className="mt-1 text-ink-soft">{correctionsText.openMail}</p>}
      </div>
      <div className="mt-5 flex flex-wrap gap-3">
        <Link to={`/viewdetails/${business._id}`} className={buttonClass({ variant: 'secondary' })}>
          {correctionsText.backToPage}
        </Link>
        {!needsLink && (
          <Link to="/user/corrections" className={buttonClass({ variant: 'secondary' })}>
            {correctionsText.seeYours}
          </Link>
        )}
      </div>
    </div>
  );
}

/** What the page of a business says of a field. */
function shownOf(business: Correctable, field: Exclude<CorrectionField, 'closed' | 'phoneNo'>): string {
  if (field === 'place') return [business.address, business.city, business.state].filter(Boolean).join(', ');
  if (field === 'languages') return showValue(field, (business.languages ?? []).join(', '));
  return showValue(field, String(business[field] ?? ''));
}
