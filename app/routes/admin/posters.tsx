import { Plus } from 'lucide-react';
import { useCasesContext } from '#app/context.ts';
import { AdminHeading } from '#app/features/back-office/admin-heading.tsx';
import { DialogButton } from '#app/features/back-office/dialog-button.tsx';
import { pickListPage } from '#app/features/back-office/list-page.ts';
import { SearchedTable } from '#app/features/back-office/searched-table.tsx';
import { useAdded } from '#app/features/back-office/use-added.ts';
import { titleOf } from '#app/features/page-meta/title-of.ts';
import { PosterForm } from '#app/features/posters/poster-form.tsx';
import { PosterTable } from '#app/features/posters/poster-table.tsx';
import type { Route } from './+types/posters.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const posters = await context.get(useCasesContext).listEditablePosters();
  return { posters: pickListPage(posters, request.url, ({ name }) => name) };
}

export const meta: Route.MetaFunction = () => [{ title: titleOf('Posters') }, { name: 'robots', content: 'noindex' }];

export default function Posters({ loaderData: { posters } }: Route.ComponentProps) {
  const showAdded = useAdded();
  const label = (
    <>
      <Plus aria-hidden className="size-5" />
      Add Poster
    </>
  );
  return (
    <>
      <AdminHeading title="Posters">
        <DialogButton label={label} title="Add Poster">
          {(close) => <PosterForm onClose={close} onAdded={showAdded} />}
        </DialogButton>
      </AdminHeading>
      <SearchedTable label="Posters" placeholder="Title" page={posters}>
        <PosterTable page={posters} />
      </SearchedTable>
    </>
  );
}
