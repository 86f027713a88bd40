import { type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router';
import type * as z from 'zod/mini';
import { Button } from '#app/components/button.tsx';
import { CheckedEntry } from '#app/components/checked-entry.tsx';
import type { Draft } from '#app/components/drafts.ts';
import { ChevronDown } from '#app/components/icons.ts';
import { KeptDraft } from '#app/components/kept-draft.tsx';
import { notify } from '#app/components/notify.ts';
import { useCheckedForm } from '#app/components/use-checked-form.ts';
import { FormNotice } from '#app/features/accounts/form-notice.tsx';
import { PlaceFields } from '#app/features/accounts/place-fields.tsx';
import { useDraft } from '#app/features/accounts/use-draft.ts';
import { usePlaceEntry } from '#app/features/accounts/use-place-entry.ts';
import { PictureList } from '#app/features/profile-edit/picture-list.tsx';
import { PriceEntry } from '#app/features/profile-edit/price-entry.tsx';
import { usePictureList } from '#app/features/profile-edit/use-picture-list.ts';
import { usePriceChoice } from '#app/features/profile-edit/use-price-choice.ts';
import { ServiceField } from '#app/features/services/service-field.tsx';
import { limits } from '#shared/limits.ts';
import { describeField, type FieldName, fieldNames } from '#shared/schemas/business-fields.ts';
import { businessEdit, type OwnBusiness, ownBusinessEdit } from '#shared/schemas/own-business.ts';
import { takeUnchanged } from '#shared/schemas/unchanged.ts';
import { choicesText, commonText, formMessages as messages, profileEditText } from '#shared/texts.ts';

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
  return name === 'priceAmount' || describeField(name).line?.optional === true;
}

/** All that may be changed of a business (docs/product/forms.md). */
export function EditProfileForm<Answer extends { message: string; notice?: string | undefined }>(props: EditProfileFormProps<Answer>) {
  const { business, asTeam, send, onSaved, onFailure } = props;
  const { revalidate } = useRevalidator();
  // What the team typed upon another version would take back unseen what somebody else has changed since.
  const draft = useDraft(asTeam ? `business:${business._id}:${asTeam.version}` : `business:${business._id}`);
  const [before] = useState(() => draft.read() ?? {});
  const [service, setService] = useState(before.service ?? business.service);
  const place = usePlaceEntry({ ...business, ...before }, business);
  const { changes: priceChanges, discard: discardPrice, ...price } = usePriceChoice(business, before);
  const pictures = usePictureList(business.image, { most: limits.pictures, tooMany: messages.tooManyImages, draft });
  const images = pictures.chosen.map(({ source }) => source);
  const form = useCheckedForm({
    // What an older rule took stays while it is not changed.
    loadSchema: async (entries?: object) => {
      const schema = asTeam ? businessEdit : ownBusinessEdit;
      return takeUnchanged<typeof schema>(schema, entries, business);
    },
    emptyAtFields: ['priceAmount', 'priceUnit'],
    draft,
    extra: { service, images, ...place.point, ...(asTeam ? { version: asTeam.version } : {}) },
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
  const whole: Partial<Record<FieldName, ReactNode>> = {
    service: (
      <div key="service" className="sm:col-span-2">
        <ServiceField
          value={service}
          invalid={form.isWrong('service')}
          error={form.errorOf('service')}
          onChange={(chosen) => {
            setService(chosen);
            form.forgive('service');
          }}
        />
      </div>
    ),
    address: (
      <div key="address" className="sm:col-span-2">
        <PlaceFields form={form} place={place} />
      </div>
    ),
    priceAmount: (
      <div key="priceAmount" className="sm:col-span-2">
        <PriceEntry {...price} form={form} amount={business.priceAmount} service={service} />
      </div>
    ),
  };

  const showField = (name: FieldName) => {
    const { line, label, labelInForm = label } = describeField(name);
    if (!line || name === 'image') return whole[name];
    const { isHalf, hint, ...entry } = line;
    return (
      <div key={name} className={isHalf ? '' : 'sm:col-span-2'}>
        <CheckedEntry
          {...entry}
          {...(hint ? { hint: hint() } : {})}
          {...(asTeam ? ofTeam[name] : {})}
          form={form}
          name={name}
          label={labelInForm()}
          defaultValue={writtenOf(name, business)}
          {...(AUTOCOMPLETE[name] ? { autoComplete: complete(AUTOCOMPLETE[name]) } : {})}
        />
      </div>
    );
  };

  return (
    <form method="post" {...form.formEvents} className="grid gap-5">
      <PictureList {...pictures} error={pictures.error ?? form.errorOf('images')} onChange={() => form.forgive('images')} />
      <KeptDraft
        draft={draft}
        beside={{ ...changesOf({ service, address: place.address, city: place.city, state: place.state }, business), ...priceChanges }}
        onDiscard={() => {
          setService(business.service);
          discardPrice();
          pictures.discard();
          place.choose({ formattedAddress: business.address, city: business.city, state: business.state });
        }}
        // The row with Save stands over the end of the form.
        className="grid gap-5 [&_:is(input,select,textarea)]:scroll-mb-32"
      >
        <div className={FIELDS}>{fieldNames.filter((name) => !isFolded(name)).map(showField)}</div>
        <details open={fieldNames.some((name) => isFolded(name) && name in before)} className="group/more border-sand-dark border-y">
          <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 py-2 [&::-webkit-details-marker]:hidden">
            <span className="grid min-w-0">
              <span className="font-semibold wrap-anywhere">{profileEditText.moreOptional}</span>
              <span className="text-ink-soft text-sm wrap-anywhere">{profileEditText.whatMoreIs}</span>
            </span>
            <ChevronDown aria-hidden className="ml-auto size-5 shrink-0 group-open/more:rotate-180" />
          </summary>
          <div className={`${FIELDS} pt-2 pb-5`}>{fieldNames.filter(isFolded).map(showField)}</div>
        </details>
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

/** A field as its line shows it: in words of the page's language where any are understood. */
function writtenOf(name: FieldName, business: OwnBusiness): string {
  if (name === 'openingHours') return profileEditText.hoursWritten(business.openingHours ?? '');
  if (name === 'languages') return (business.languages ?? []).map((language) => choicesText.languageName(language)).join(', ');
  return String(business[name as keyof OwnBusiness] ?? '');
}

/** What the form keeps itself, as far as it is not as it was. */
function changesOf(kept: Draft, business: OwnBusiness): Draft {
  return Object.fromEntries(Object.entries(kept).filter(([name, text]) => text !== business[name as keyof OwnBusiness]));
}
