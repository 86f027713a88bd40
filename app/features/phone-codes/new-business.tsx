import { useState } from 'react';
import { callApi } from '#app/api/client.ts';
import { CheckedEntry } from '#app/components/checked-entry.tsx';
import type { Busy } from '#app/components/use-busy.ts';
import { useCheckedForm } from '#app/components/use-checked-form.ts';
import { AccountNotice } from '#app/features/accounts/account-notice.tsx';
import { AgeRow } from '#app/features/accounts/age-row.tsx';
import { SubmitRow } from '#app/features/accounts/submit-row.tsx';
import { usePlaceEntry } from '#app/features/accounts/use-place-entry.ts';
import { useSignedIn } from '#app/features/accounts/use-signed-in.ts';
import { phoneWays } from '#app/features/phone-codes/phone-calls.ts';
import { LocationField } from '#app/features/places/location-field.tsx';
import { EnglishNameEntry } from '#app/features/profile-edit/english-name-entry.tsx';
import { useEnglishName } from '#app/features/profile-edit/use-english-name.ts';
import { ServiceEntry } from '#app/features/services/service-entry.tsx';
import { accountsText, phoneCodesText } from '#shared/texts.ts';

const loadSchema = () => import('#shared/schemas/phone-business.ts').then(({ phoneBusiness }) => phoneBusiness);

/** A business is listed by its name, trade and place once its number is proven; the dashboard asks for the rest. */
export function NewBusiness({ remember, busy }: { remember: boolean; busy: Busy }) {
  const [name, setName] = useState('');
  const [service, setService] = useState('');
  const english = useEnglishName(name);
  const place = usePlaceEntry();
  const form = useCheckedForm({
    loadSchema,
    extra: { service, ...english.names, ...place.sent },
    send: (body) => busy.during(callApi('POST /contractor/auth/phone/register', { body: { ...body, remember } })),
    onSent: useSignedIn(phoneWays.supplier),
  });
  return (
    <form method="post" {...form.formEvents} className="grid gap-5">
      <CheckedEntry
        form={form}
        name="name"
        label={accountsText.businessName}
        type="text"
        autoComplete="organization"
        value={name}
        onWrite={setName}
      />
      <EnglishNameEntry {...english} />
      <ServiceEntry form={form} value={service} onChange={setService} />
      <LocationField
        label={phoneCodesText.whereAreYou}
        name="place"
        error={form.errorOf('city')}
        hasRoomBelow
        onChoose={(chosen) => {
          if (chosen) place.choose(chosen);
          // No lines show a place that is not in the field.
          else place.putBack();
          form.forgive('city', 'state');
        }}
      />
      <AgeRow form={form} />
      <AccountNotice>{phoneCodesText.businessConsent}</AccountNotice>
      <SubmitRow form={form} label={phoneCodesText.listMyBusiness} busyLabel={accountsText.registering} />
    </form>
  );
}
