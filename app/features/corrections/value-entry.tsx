import { CheckedEntry } from '#app/components/checked-entry.tsx';
import type { CheckedForm } from '#app/components/use-checked-form.ts';
import type { usePlaceEntry } from '#app/features/accounts/use-place-entry.ts';
import { HoursEntry } from '#app/features/profile-edit/hours-entry.tsx';
import { LanguageEntry } from '#app/features/profile-edit/language-entry.tsx';
import type { HoursEntryState } from '#app/features/profile-edit/use-hours-entry.ts';
import type { LanguageEntryState } from '#app/features/profile-edit/use-language-entry.ts';
import { ServiceEntry } from '#app/features/services/service-entry.tsx';
import { correctionFieldNames } from '#shared/correction-field-names.ts';
import type { CorrectedField, CorrectionField } from '#shared/correction-fields.ts';
import { limits } from '#shared/limits.ts';
import { accountsText, commonText, correctionsText } from '#shared/texts.ts';

interface ValueEntryProps {
  field: CorrectionField;
  form: CheckedForm<CorrectedField>;
  place: ReturnType<typeof usePlaceEntry>;
  service: { value: string; choose: (service: string) => void };
  hours: HoursEntryState;
  languages: LanguageEntryState;
}

/** What is right of the field that somebody says is wrong: as the form of owners asks for it. */
export function ValueEntry({ field, form, place, service, hours, languages }: ValueEntryProps) {
  const label = correctionFieldNames[field]();
  switch (field) {
    case 'closed':
      return <p className="text-ink-soft">{correctionsText.closedMeans}</p>;
    case 'service':
      return <ServiceEntry form={form} value={service.value} onChange={service.choose} />;
    case 'openingHours':
      return <HoursEntry form={form} hours={hours} />;
    case 'languages':
      return <LanguageEntry form={form} languages={languages} />;
    case 'place': {
      const line = (name: 'address' | 'city' | 'state') => ({
        ...{ form, name, value: place[name], autoComplete: 'off' },
        onWrite: (text: string) => place.write(name, text),
      });
      return (
        <div className="grid gap-5 sm:grid-cols-2">
          <div className="sm:col-span-2">
            <CheckedEntry {...line('address')} label={accountsText.address} maxLength={500} />
          </div>
          <CheckedEntry {...line('city')} label={commonText.city} />
          <CheckedEntry {...line('state')} label={commonText.state} />
        </div>
      );
    }
    case 'phoneNo':
      return <CheckedEntry form={form} name={field} label={label} hint={correctionsText.numberIsHidden} type="tel" autoComplete="off" />;
    case 'workingSince':
      return <CheckedEntry form={form} name={field} label={label} inputMode="numeric" maxLength={4} autoComplete="off" />;
    default:
      return <CheckedEntry form={form} name={field} label={label} maxLength={limits.shortText} autoComplete="off" />;
  }
}
