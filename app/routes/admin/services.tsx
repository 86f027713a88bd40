import { Plus } from 'lucide-react';
import { useCasesContext } from '#app/context.ts';
import { AdminHeading } from '#app/features/back-office/admin-heading.tsx';
import { DialogButton } from '#app/features/back-office/dialog-button.tsx';
import { pickListPage } from '#app/features/back-office/list-page.ts';
import { SearchedTable } from '#app/features/back-office/searched-table.tsx';
import { useAdded } from '#app/features/back-office/use-added.ts';
import { titleOf } from '#app/features/page-meta/title-of.ts';
import { ServiceForm } from '#app/features/service-catalogue/service-form.tsx';
import { ServiceTable } from '#app/features/service-catalogue/service-table.tsx';
import type { Route } from './+types/services.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = await context.get(useCasesContext).listEditableServices();
  return { services: pickListPage(services, request.url, ({ name, category }) => `${name} ${category}`) };
}

export const meta: Route.MetaFunction = () => [{ title: titleOf('Services') }, { name: 'robots', content: 'noindex' }];

export default function Services({ loaderData: { services } }: Route.ComponentProps) {
  const showAdded = useAdded();
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
          {(close) => <ServiceForm onClose={close} onAdded={showAdded} />}
        </DialogButton>
      </AdminHeading>
      <SearchedTable label="Services" placeholder="Name or category" page={services}>
        <ServiceTable page={services} />
      </SearchedTable>
    </>
  );
}
