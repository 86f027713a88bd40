import { type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router';
import type * as z from 'zod/mini';
import { Button } from '#app/components/button.tsx';
import { CheckedEntry } from '#app/components/checked-entry.tsx';
import { KeptDraft } from '#app/components/kept-draft.tsx';
import { MoreFields } from '#app/components/more-fields.tsx';
import { notify } from '#app/components/notify.ts';
import { useCheckedForm } from '#app/components/use-checked-form.ts';
import { FormNotice } from '#app/features/accounts/form-notice.tsx';
import { PlaceFields } from '#app/features/accounts/place-fields.tsx';
import { useDraft } from '#app/features/accounts/use-draft.ts';
import { usePlaceEntry } from '#app/features/accounts/use-place-entry.ts';
import { useMay } from '#app/features/business-people/use-may.ts';
import { EnglishNameEntry } from '#app/features/profile-edit/english-name-entry.tsx';
import { asWanted, HeldHint, heldHint, isWaitingField } from '#app/features/profile-edit/held-hint.tsx';
import { HoursEntry } from '#app/features/profile-edit/hours-entry.tsx';
import { LanguageEntry } from '#app/features/profile-edit/language-entry.tsx';
import { PictureList } from '#app/features/profile-edit/picture-list.tsx';
import { PriceEntry } from '#app/features/profile-edit/price-entry.tsx';
import { useEnglishName } from '#app/features/profile-edit/use-english-name.ts';
import { useHoursEntry } from '#app/features/profile-edit/use-hours-entry.ts';
import { useLanguageEntry } from '#app/features/profile-edit/use-language-entry.ts';
import { usePictureList } from '#app/features/profile-edit/use-picture-list.ts';
import { usePriceChoice } from '#app/features/profile-edit/use-price-choice.ts';
import { ServiceEntry } from '#app/features/services/service-entry.tsx';
import { limits } from '#shared/limits.ts';
import { isInScriptOfIndia } from '#shared/names.ts';
import { describeField, type FieldName, fieldNames } from '#shared/schemas/business-fields.ts';
import { asKept, businessEdit, type OwnBusiness, ownBusinessEdit } from '#shared/schemas/own-business.ts';
import { takeUnchanged } from '#shared/schemas/unchanged.ts';
import { commonText, formMessages as messages, peopleText, profileEditText } from '#shared/texts.ts';
import type { WaitingField } from '#shared/waiting-fields.ts';

/** The team may leave out what an owner may not. */
type Entries = z.input<typeof ownBusinessEdit>;

interface EditProfileFormProps<Answer> {
  business: OwnBusiness;
  /** The team edits in the owner's place: which version it has seen. */
  asTeam?: { version: number };
  /** Stores the change. */
  send: (body: Entries) => Promise<Answer>;
  /** Called when the change is stored. */
  onSaved: (answer: Answer) => void;
  onFailure?: (failure: Error) => void;
}

/** What an owner's browser may fill in of itself. */
const AUTOCOMPLETE: Partial<Record<FieldName, string>> = { name: 'organization', phoneNo: 'tel', email: 'email' };

const FIELDS = 'grid gap-5 sm:grid-cols-2';

/** What nobody has to fill in stands folded below what everybody does. */
function isFolded(name: FieldName): boolean {
  return OPTIONAL.includes(name) || describeField(name).line?.optional === true;
}
const OPTIONAL: readonly FieldName[] = ['priceAmount', 'openingHours', 'languages'];

/** Of what is asked for in Hindi besides, the field that is asked for first. */
const IN_HINDI: Partial<Record<FieldName, keyof Typed>> = {
  nameHindi: 'name',
  shortDescriptionHindi: 'shortDescription',
  descriptionHindi: 'description',
};
type Typed = Pick<OwnBusiness, 'name' | 'shortDescription' | 'description'>;
const typedOf = ({ name, shortDescription, description }: Typed): Typed => ({ name, shortDescription, description });

/** All that may be changed of a business (docs/product/forms.md). */
export function EditProfileForm<Answer extends { message: string; notice?: string | undefined }>(props: EditProfileFormProps<Answer>) {
  const { asTeam, send, onSaved, onFailure } = props;
  const business = asTeam ? props.business : asWanted(props.business);
  const { revalidate } = useRevalidator();
  const may = useMay();
  // What the team typed upon another version would take back unseen what somebody else has changed since.
  const draft = useDraft(asTeam ? `business:${business._id}:${asTeam.version}` : `business:${business._id}`);
  const [before] = useState(() => draft.read() ?? {});
  const [service, setService] = useState(before.service ?? business.service);
  const place = usePlaceEntry(business, before);
  const hours = useHoursEntry(business.openingHours, before.openingHours);
  const languages = useLanguageEntry(business.languages, before.spoken);
  const [typed, setTyped] = useState<Typed>(() => typedOf({ ...business, ...before }));
  const english = useEnglishName(typed.name, before.nameEnglish);
  const { changes: priceChanges, discard: discardPrice, ...price } = usePriceChoice(business, before);
  const pictures = usePictureList(business.image, { most: limits.pictures, tooMany: messages.tooManyImages, draft });
  const images = pictures.chosen.map(({ source }) => source);
  const form = useCheckedForm({
    // What an older rule took stays while it is not changed.
    loadSchema: async (entries?: object) => {
      const schema = asTeam ? businessEdit : ownBusinessEdit;
      return takeUnchanged<typeof schema>(schema, entries, asTeam ? business : asKept(business));
    },
    emptyAtFields: ['priceAmount', 'priceUnit'],
    draft,
    extra: { service, images, languages: languages.said, ...english.names, ...place.sent, ...(asTeam ? { version: asTeam.version } : {}) },
    send: (entries) => send(entries as Entries),
    onSent(answer) {
      notify.success(answer.message);
      if (answer.notice) notify.success(answer.notice);
      // The next opening begins with what is stored now.
      return revalidate().then(() => onSaved(answer));
    },
    ...(onFailure ? { onFailure } : {}),
  });

  // What an admin's browser knows of its own user is not for another's business.
  const complete = (what: string) => (asTeam ? 'off' : what);
  const ofTeam: Partial<Record<FieldName, { optional: true; hint?: string }>> = {
    phoneNo: { optional: true, hint: profileEditText.ownerLogsInWithIt },
    email: { optional: true },
  };
  const held = (field: WaitingField) => (asTeam ? undefined : heldHint(business, field));
  const whole: Partial<Record<FieldName, ReactNode>> = {
    service: (
      <div key="service" className="sm:col-span-2">
        <ServiceEntry form={form} value={service} onChange={setService} />
        <HeldHint>{held('service')}</HeldHint>
      </div>
    ),
    address: (
      <div key="address" className="sm:col-span-2">
        <PlaceFields form={form} place={place} />
        <HeldHint>{held('city')}</HeldHint>
      </div>
    ),
    openingHours: (
      <div key="openingHours" className="sm:col-span-2">
        <HoursEntry form={form} hours={hours} />
      </div>
    ),
    languages: (
      <div key="languages" className="sm:col-span-2">
        <LanguageEntry form={form} languages={languages} />
      </div>
    ),
    priceAmount: (
      <div key="priceAmount" className="sm:col-span-2">
        <PriceEntry {...price} form={form} amount={business.priceAmount} service={service} />
      </div>
    ),
  };

  /** Who works for the business changes neither its number nor its email. */
  const isOfAccount = (name: FieldName) => !asTeam && (name === 'phoneNo' || name === 'email') && !may('account');

  /** What is said below a line of the form: that the team looks at it first, before what the line says by itself. */
  const hintsOf = (name: FieldName) => {
    const said = isWaitingField(name) ? held(name) : undefined;
    const { line } = describeField(name);
    return said ? { hint: [said, line?.hint?.()].filter(Boolean).join('. ') } : {};
  };

  const showField = (name: FieldName) => {
    const { line, label, labelInForm = label } = describeField(name);
    if (!line || name === 'image') return whole[name];
    // What is written in Hindi need not be written so again.
    const inHindi = IN_HINDI[name];
    if (inHindi && !business[name as keyof OwnBusiness] && isInScriptOfIndia(typed[inHindi])) return undefined;
    const { isHalf, hint, ...entry } = line;
    return (
      <div key={name} className={isHalf ? '' : 'sm:col-span-2'}>
        <CheckedEntry
          {...entry}
          {...(hint ? { hint: hint() } : {})}
          {...hintsOf(name)}
          {...(asTeam ? ofTeam[name] : {})}
          {...(isOfAccount(name) ? { readOnly: true, hint: peopleText.ofAccount } : {})}
          form={form}
          name={name}
          label={labelInForm()}
          defaultValue={String(business[name as keyof OwnBusiness] ?? '')}
          {...(AUTOCOMPLETE[name] ? { autoComplete: complete(AUTOCOMPLETE[name]) } : {})}
        />
        {name === 'name' && <EnglishNameEntry {...english} className="mt-5" />}
      </div>
    );
  };

  return (
    <form method="post" {...form.formEvents} className="grid gap-5">
      <PictureList {...pictures} error={pictures.error ?? form.errorOf('images')} onChange={() => form.forgive('images')} />
      <HeldHint>{held('photo')}</HeldHint>
      <KeptDraft
        draft={draft}
        beside={{
          ...(service === business.service ? {} : { service }),
          ...place.written,
          ...priceChanges,
          ...(hours.change === undefined ? {} : { openingHours: hours.change }),
          ...(languages.change === undefined ? {} : { spoken: languages.change }),
          ...(english.text === '' ? {} : { nameEnglish: english.text }),
        }}
        onDiscard={() => {
          setService(business.service);
          discardPrice();
          pictures.discard();
          hours.discard();
          languages.putBack();
          english.write('');
          setTyped(typedOf(business));
          place.putBack();
        }}
        // The row with Save stands over the end of the form.
        className="grid gap-5 [&_:is(input,select,textarea)]:scroll-mb-32"
      >
        <div
          onInput={({ target }) => {
            const { name, value } = target as HTMLInputElement;
            if (name in typed) setTyped({ ...typed, [name]: value });
          }}
          className={FIELDS}
        >
          {fieldNames.filter((name) => !isFolded(name)).map(showField)}
        </div>
        <MoreFields
          hint={profileEditText.whatMoreIs}
          open={'spoken' in before || fieldNames.some((name) => isFolded(name) && name in before)}
          className={FIELDS}
        >
          {fieldNames.filter(isFolded).map(showField)}
        </MoreFields>
      </KeptDraft>
      <div className="sticky -bottom-5 -mx-5 -mb-5 flex flex-wrap items-center gap-x-5 gap-y-2 border-cement border-t bg-paper p-5">
        <Button type="submit" busy={form.sending} disabled={pictures.busy}>
          {commonText.save}
        </Button>
        <FormNotice form={form} />
      </div>
    </form>
  );
}
