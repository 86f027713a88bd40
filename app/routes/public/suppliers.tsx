import { buttonClass } from '#app/components/button.tsx';
import { ArrowLeft } from '#app/components/icons.ts';
import { Link } from '#app/components/link.tsx';
import { askContext } from '#app/context.ts';
import { PlaceNote } from '#app/features/home/place-note.tsx';
import { ServiceTiles } from '#app/features/home/service-tiles.tsx';
import { describeBreadcrumbs } from '#app/features/page-meta/breadcrumbs.ts';
import { describePage } from '#app/features/page-meta/describe-page.ts';
import { listServices } from '#server/features/services/list-services.ts';
import { commonText, searchText } from '#shared/texts.ts';
import type { Route } from './+types/suppliers.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const ask = context.get(askContext);
  const services = await ask(({ context }) => listServices(context));
  return { services: services.filter(({ category }) => category === 'supplier') };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage(matches, {
    title: searchText.materialSuppliers,
    description: searchText.suppliersDescription,
    path: '/suppliers',
    structuredData: [describeBreadcrumbs([{ name: searchText.materialSuppliers, path: '/suppliers' }])],
  });

export default function Suppliers({ loaderData: { services } }: Route.ComponentProps) {
  return (
    <div className="page-width py-8 sm:py-12">
      <header className="mb-7 flex flex-wrap items-end justify-between gap-5">
        <div>
          <h1 className="font-extrabold text-3xl leading-tight tracking-tight sm:text-4xl">{searchText.materialSuppliers}</h1>
          <p className="mt-2 max-w-prose text-ink-soft text-lg">{searchText.suppliersLead}</p>
        </div>
        <Link to="/" className={buttonClass({ variant: 'secondary' })}>
          <ArrowLeft aria-hidden className="size-5" />
          {commonText.contractors}
        </Link>
      </header>
      <ServiceTiles services={services} />
      <div className="mt-5 flex min-h-11 justify-end">
        <PlaceNote />
      </div>
    </div>
  );
}
