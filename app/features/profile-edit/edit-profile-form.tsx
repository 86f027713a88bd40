import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '#app/components/button.tsx';
import { Field, inputClass } from '#app/components/field.tsx';
import { notify } from '#app/components/notify.ts';
import { EntryField } from '#app/features/accounts/entry-field.tsx';
import { useAccountForm } from '#app/features/accounts/use-account-form.ts';
import { PictureList } from '#app/features/profile-edit/picture-list.tsx';
import { usePictureList } from '#app/features/profile-edit/use-picture-list.ts';
import { ServiceField } from '#app/features/services/service-field.tsx';
import { limits } from '#shared/limits.ts';
import { messages } from '#shared/messages.ts';
import { type ContractorEdit, contractorEdit, type OwnBusiness } from '#shared/schemas/contractors.ts';

interface EditProfileFormProps {
  business: OwnBusiness;
  /** Called when the change is stored. */
  onSaved: () => void;
}

/** All that owners may change of their business (specification 1 §5, 'Supplier profile edit'). */
export function EditProfileForm({ business, onSaved }: EditProfileFormProps) {
  const { revalidate } = useRevalidator();
  const [service, setService] = useState(business.service);
  const pictures = usePictureList(business.image);
  const images = pictures.chosen.map(({ source }) => source);
  const form = useAccountForm<ContractorEdit, { message?: string }>({
    loadSchema: async () => contractorEdit,
    method: 'PUT',
    path: '/contractor/edit',
    extra: { service, images },
    onSuccess({ message }) {
      notify.success(message || messages.profileUpdated);
      void revalidate();
      onSaved();
    },
  });

  const line = (name: keyof OwnBusiness) => ({ form, name, defaultValue: String(business[name]) });
  const text = (name: 'shortDescription' | 'description', label: string, size: { rows: number; maxLength: number }) => (
    <Field label={label} error={form.errorOf(name)}>
      {(attributes) => (
        <textarea
          {...size}
          {...attributes}
          name={name}
          required
          defaultValue={business[name]}
          aria-invalid={form.isWrong(name) || undefined}
          className={inputClass}
        />
      )}
    </Field>
  );

  return (
    <form method="post" noValidate {...form.formEvents} className="grid gap-5">
      <PictureList {...pictures} error={pictures.error ?? form.errorOf('images')} onChange={() => form.forget('images')} />
      <EntryField {...line('name')} label="Name" autoComplete="organization" />
      <div className="grid gap-5 sm:grid-cols-2">
        <EntryField {...line('phoneNo')} label="Phone no" type="tel" autoComplete="tel" />
        <EntryField {...line('email')} label="Email" type="email" autoComplete="email" />
      </div>
      <ServiceField value={service} onChange={setService} />
      <EntryField {...line('address')} label="Address" maxLength={500} autoComplete="street-address" />
      <div className="grid gap-5 sm:grid-cols-2">
        <EntryField {...line('city')} label="City" autoComplete="address-level2" />
        <EntryField {...line('state')} label="State" autoComplete="address-level1" />
      </div>
      <EntryField {...line('price')} label="Price (Rs)" maxLength={limits.price} />
      {text('shortDescription', 'Short Description', { rows: 2, maxLength: 500 })}
      {text('description', 'Description', { rows: 6, maxLength: limits.longText })}
      <div className="sticky -bottom-5 -mx-5 -mb-5 flex flex-wrap items-center gap-x-5 gap-y-2 border-cement border-t bg-paper p-5">
        <Button type="submit" busy={form.sending} disabled={pictures.busy}>
          Save
        </Button>
        <p role="alert" className="font-medium text-danger">
          {form.incomplete && messages.allFieldsRequired}
        </p>
      </div>
    </form>
  );
}
