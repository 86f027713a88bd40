import { useState } from 'react';
import { callApi } from '#app/api/client.ts';
import { Button } from '#app/components/button.tsx';
import { Drawer } from '#app/components/drawer.tsx';
import { Pencil } from '#app/components/icons.ts';
import { lazily } from '#app/components/lazily.tsx';
import { Skeleton } from '#app/components/skeleton.tsx';
import { useHydrated } from '#app/components/use-hydrated.ts';
import type { CallAnswer } from '#shared/calls/call-types.ts';
import type { OwnBusiness } from '#shared/schemas/own-business.ts';
import { commonText, profileEditText } from '#shared/texts.ts';

const EditProfileForm = lazily(
  async () => (await import('#app/features/profile-edit/edit-profile-form.tsx')).EditProfileForm<CallAnswer<'PUT /contractor/edit'>>,
  <FormSkeleton />,
);

/** The Edit button and the drawer behind it; the form's code is loaded when it first opens. */
export function EditProfile({ business, className = '' }: { business: OwnBusiness; className?: string }) {
  const hydrated = useHydrated();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)} onPointerEnter={EditProfileForm.preload} disabled={!hydrated} className={className}>
        <Pencil aria-hidden className="size-5" />
        {commonText.edit}
      </Button>
      <Drawer open={open} onOpenChange={setOpen} title={profileEditText.editYourBusiness}>
        <EditProfileForm
          business={business}
          send={(body) => callApi('PUT /contractor/edit', { body })}
          onSaved={() => setOpen(false)}
          onLost={() => setOpen(false)}
        />
      </Drawer>
    </>
  );
}

function FormSkeleton() {
  return (
    <div role="status" aria-label={commonText.loading} className="grid gap-5">
      {['photos', 'name', 'phone', 'email', 'service'].map((field) => (
        <Skeleton key={field} className="h-14 w-full" />
      ))}
    </div>
  );
}
