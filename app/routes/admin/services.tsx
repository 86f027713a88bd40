import { Plus } from 'lucide-react';
import { useCasesContext } from '#app/context.ts';
import { AdminHeading } from '#app/features/back-office/admin-heading.tsx';
import { DialogButton } from '#app/features/back-office/dialog-button.tsx';
import { titleOf } from '#app/features/page-meta/title-of.ts';
import { ServiceForm } from '#app/features/service-catalogue/service-form.tsx';
import { ServiceTable } from '#app/features/service-catalogue/service-table.tsx';
import type { Route } from './+types/services.ts';

export async function loader({ context }: Route.LoaderArgs) {
  return { services: await context.get(useCasesContext).listEditableServices() };
}

export const meta: Route.MetaFunction = () => [{ title: titleOf('Services') }, { name: 'robots', content: 'noindex' }];

export default function Services({ loaderData: { services } }: Route.ComponentProps) {
  const label = (
    <>
      <Plus aria-hidden className="size-5" />
      Add Service
    </>
  );
  return (
    <>
      <AdminHeading title="Services">
        <DialogButton label={label} title="Add Service">
          {(close) => <ServiceForm onClose={close} />}
        </DialogButton>
      </AdminHeading>
      <ServiceTable services={services} />
    </>
  );
}
