import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '#app/components/button.tsx';
import { CheckedEntry } from '#app/components/checked-entry.tsx';
import { notify } from '#app/components/notify.ts';
import { useAccountForm } from '#app/features/accounts/use-account-form.ts';
import { PictureList } from '#app/features/profile-edit/picture-list.tsx';
import { usePictureList } from '#app/features/profile-edit/use-picture-list.ts';
import { ServiceField } from '#app/features/services/service-field.tsx';
import { limits } from '#shared/limits.ts';
import { contractorEdit, type OwnBusiness } from '#shared/schemas/contractors.ts';

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
  const form = useAccountForm({
    loadSchema: async () => contractorEdit,
    method: 'PUT',
    path: '/contractor/edit',
    extra: { service, images },
    onSuccess({ message }) {
      notify.success(message);
      // The next opening begins with what is stored now.
      void revalidate().then(onSaved);
    },
  });

  const line = (name: keyof OwnBusiness) => ({ form, name, defaultValue: String(business[name]) });

  return (
    <form method="post" {...form.formEvents} className="grid gap-5">
      <PictureList {...pictures} error={pictures.error ?? form.errorOf('images')} onChange={() => form.forgive('images')} />
      <CheckedEntry {...line('name')} label="Name" autoComplete="organization" />
      <div className="grid gap-5 sm:grid-cols-2">
        <CheckedEntry {...line('phoneNo')} label="Phone no" type="tel" autoComplete="tel" />
        <CheckedEntry {...line('email')} label="Email" type="email" autoComplete="email" />
      </div>
      <ServiceField value={service} onChange={setService} />
      <CheckedEntry {...line('address')} label="Address" maxLength={500} autoComplete="street-address" />
      <div className="grid gap-5 sm:grid-cols-2">
        <CheckedEntry {...line('city')} label="City" autoComplete="address-level2" />
        <CheckedEntry {...line('state')} label="State" autoComplete="address-level1" />
      </div>
      <CheckedEntry {...line('price')} label="Price (Rs)" maxLength={limits.price} />
      <CheckedEntry {...line('shortDescription')} label="Short Description" rows={2} maxLength={500} />
      <CheckedEntry {...line('description')} label="Description" rows={6} />
      <div className="sticky -bottom-5 -mx-5 -mb-5 flex flex-wrap items-center gap-x-5 gap-y-2 border-cement border-t bg-paper p-5">
        <Button type="submit" busy={form.sending} disabled={pictures.busy}>
          Save
        </Button>
        <p role="alert" className="font-medium text-danger">
          {form.incomplete}
        </p>
      </div>
    </form>
  );
}
