import { useState } from 'react';
import { callApi } from '#app/api/client.ts';
import { CheckedEntry } from '#app/components/checked-entry.tsx';
import { KeptDraft } from '#app/components/kept-draft.tsx';
import { MoreFields } from '#app/components/more-fields.tsx';
import { useCheckedForm } from '#app/components/use-checked-form.ts';
import { AccountNotice } from '#app/features/accounts/account-notice.tsx';
import { AgeRow } from '#app/features/accounts/age-row.tsx';
import { PasswordField } from '#app/features/accounts/password-field.tsx';
import { PlaceFields } from '#app/features/accounts/place-fields.tsx';
import { RememberRow } from '#app/features/accounts/remember-row.tsx';
import { SubmitRow } from '#app/features/accounts/submit-row.tsx';
import { useDraft } from '#app/features/accounts/use-draft.ts';
import { usePlaceEntry } from '#app/features/accounts/use-place-entry.ts';
import { useSignedIn } from '#app/features/accounts/use-signed-in.ts';
import { PictureField } from '#app/features/pictures/picture-field.tsx';
import { usePicture } from '#app/features/pictures/use-picture.ts';
import { EnglishNameEntry } from '#app/features/profile-edit/english-name-entry.tsx';
import { HoursEntry } from '#app/features/profile-edit/hours-entry.tsx';
import { LanguageEntry } from '#app/features/profile-edit/language-entry.tsx';
import { useEnglishName } from '#app/features/profile-edit/use-english-name.ts';
import { useHoursEntry } from '#app/features/profile-edit/use-hours-entry.ts';
import { useLanguageEntry } from '#app/features/profile-edit/use-language-entry.ts';
import { ServiceEntry } from '#app/features/services/service-entry.tsx';
import { limits } from '#shared/limits.ts';
import { accountsText, commonText } from '#shared/texts.ts';

const loadSchema = () => import('#shared/schemas/own-business.ts').then(({ businessRegistration }) => businessRegistration);

/** Everything that a listing starts with (docs/product/forms.md). */
export function BusinessRegistrationForm() {
  const draft = useDraft('business-registration');
  const [service, setService] = useState('');
  const place = usePlaceEntry();
  const [name, setName] = useState('');
  const english = useEnglishName(name);
  const hours = useHoursEntry();
  const languages = useLanguageEntry();
  const picture = usePicture(draft);
  const form = useCheckedForm({
    loadSchema,
    draft,
    extra: { service, image: picture.dataUrl, languages: languages.said, ...english.names, ...place.sent },
    send: (body, sendKey) => callApi('POST /contractor/auth/register', { body, sendKey }),
    onSent: useSignedIn({ isNew: true }),
  });
  return (
    <form method="post" {...form.formEvents} className="grid gap-5">
      <KeptDraft
        draft={draft}
        beside={{
          ...(service ? { service } : {}),
          ...(name ? { name } : {}),
          ...(english.text ? { nameEnglish: english.text } : {}),
          ...(hours.change ? { openingHours: hours.change } : {}),
          ...(languages.change ? { spoken: languages.change } : {}),
          ...place.written,
        }}
        onFound={(found) => {
          setService(found.service ?? '');
          place.putBack(found);
          setName(found.name ?? '');
          english.write(found.nameEnglish ?? '');
          hours.write(found.openingHours ?? '');
          languages.putBack(found.spoken);
        }}
        onDiscard={() => {
          setService('');
          place.putBack();
          setName('');
          english.write('');
          hours.write('');
          languages.putBack();
          picture.discard();
        }}
        className="grid gap-5"
      >
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
        <div className="grid gap-5 sm:grid-cols-2">
          <CheckedEntry
            form={form}
            name="phoneNo"
            label={commonText.phoneNumber}
            type="text"
            inputMode="tel"
            autoComplete="username"
            hint={accountsText.youLogInWithIt}
          />
          <CheckedEntry
            form={form}
            name="email"
            label={commonText.email}
            type="email"
            autoComplete="email"
            hint={accountsText.enquiriesAreMailedToIt}
          />
        </div>
        <PasswordField form={form} name="password" label={commonText.password} autoComplete="new-password" />
        <div className="grid gap-5 sm:grid-cols-2">
          <ServiceEntry form={form} value={service} onChange={setService} />
          <CheckedEntry
            form={form}
            name="price"
            label={accountsText.priceInRupees}
            type="text"
            maxLength={limits.price}
            hint={accountsText.suchAsPrice}
          />
        </div>
        <PlaceFields form={form} place={place} />
        <CheckedEntry
          form={form}
          name="shortDescription"
          label={accountsText.shortDescription}
          rows={3}
          maxLength={500}
          hint={accountsText.shownOnYourCard}
        />
        <MoreFields hint={accountsText.whatMoreIs}>
          <HoursEntry form={form} hours={hours} />
          <LanguageEntry form={form} languages={languages} />
        </MoreFields>
      </KeptDraft>
      <PictureField
        label={accountsText.profilePicture}
        name="image"
        picture={picture}
        error={picture.error ?? form.errorOf('image')}
        invalid={form.isWrong('image')}
      />
      <RememberRow forgotPassword="/supplier/forgot-password/verify-email" />
      <AgeRow form={form} draft={draft} />
      <AccountNotice>{accountsText.suppliersConsent}</AccountNotice>
      <SubmitRow form={form} label={commonText.register} busyLabel={accountsText.registering} waiting={picture.busy} />
    </form>
  );
}
