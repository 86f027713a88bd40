import { Plus } from '#app/components/icons.ts';
import { askContext } from '#app/context.ts';
import { AdminHeading } from '#app/features/back-office/admin-heading.tsx';
import { DialogButton } from '#app/features/back-office/dialog-button.tsx';
import { DownloadList } from '#app/features/back-office/download-list.tsx';
import { pickListPage } from '#app/features/back-office/list-page.ts';
import { SearchedTable } from '#app/features/back-office/searched-table.tsx';
import { useAdded } from '#app/features/back-office/use-added.ts';
import { titleOf } from '#app/features/page-meta/title-of.ts';
import { ServiceForm } from '#app/features/service-catalogue/service-form.tsx';
import { ServiceTable } from '#app/features/service-catalogue/service-table.tsx';
import { listEditableServices } from '#server/features/services/list-services.ts';
import { listedWords } from '#shared/listed-words.ts';
import { serviceCatalogueText } from '#shared/texts.ts';
import type { Route } from './+types/services.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const ask = context.get(askContext);
  const services = await ask(({ context, viewer }) => listEditableServices(context, viewer));
  return {
    services: pickListPage(services, request.url, listedWords.services),
  };
}

export const meta: Route.MetaFunction = () => [{ title: titleOf(serviceCatalogueText.services) }, { name: 'robots', content: 'noindex' }];

export default function Services({ loaderData: { services } }: Route.ComponentProps) {
  const showAdded = useAdded();
  const label = (
    <>
      <Plus aria-hidden className="size-5" />
      <span>{serviceCatalogueText.addService}</span>
    </>
  );
  return (
    <>
      <AdminHeading title={serviceCatalogueText.services}>
        <DownloadList list="services" filter={{ q: services.q }} />
        <DialogButton label={label} title={serviceCatalogueText.addService}>
          {(close) => <ServiceForm onClose={close} onAdded={showAdded} />}
        </DialogButton>
      </AdminHeading>
      <SearchedTable label={serviceCatalogueText.services} placeholder={serviceCatalogueText.nameOrCategory} page={services}>
        <ServiceTable page={services} />
      </SearchedTable>
    </>
  );
}
