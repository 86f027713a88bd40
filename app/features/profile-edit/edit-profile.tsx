import { Pencil } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '#app/components/button.tsx';
import { Drawer } from '#app/components/drawer.tsx';
import { Skeleton } from '#app/components/skeleton.tsx';
import { useHydrated } from '#app/components/use-hydrated.ts';
import type { OwnBusiness } from '#shared/schemas/contractors.ts';

const loadForm = () =>
  import('#app/features/profile-edit/edit-profile-form.tsx').then(({ EditProfileForm }) => ({ default: EditProfileForm }));
const EditProfileForm = lazy(loadForm);

/** The Edit button and the drawer behind it; the form's code is loaded when it first opens. */
export function EditProfile({ business, className = '' }: { business: OwnBusiness; className?: string }) {
  const hydrated = useHydrated();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)} onPointerEnter={() => void loadForm()} disabled={!hydrated} className={className}>
        <Pencil aria-hidden className="size-5" />
        Edit
      </Button>
      <Drawer open={open} onOpenChange={setOpen} title="Edit your business">
        <Suspense fallback={<FormSkeleton />}>
          <EditProfileForm business={business} onSaved={() => setOpen(false)} />
        </Suspense>
      </Drawer>
    </>
  );
}

function FormSkeleton() {
  return (
    <div role="status" aria-label="Loading" className="grid gap-5">
      {['photos', 'name', 'phone', 'email', 'service'].map((field) => (
        <Skeleton key={field} className="h-14 w-full" />
      ))}
    </div>
  );
}
