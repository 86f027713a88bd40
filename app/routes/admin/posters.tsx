import { Plus } from '#app/components/icons.ts';
import { askContext } from '#app/context.ts';
import { AdminHeading } from '#app/features/back-office/admin-heading.tsx';
import { DialogButton } from '#app/features/back-office/dialog-button.tsx';
import { DownloadList } from '#app/features/back-office/download-list.tsx';
import { pickListPage } from '#app/features/back-office/list-page.ts';
import { SearchedTable } from '#app/features/back-office/searched-table.tsx';
import { useAdded } from '#app/features/back-office/use-added.ts';
import { titleOf } from '#app/features/page-meta/title-of.ts';
import { PosterForm } from '#app/features/posters/poster-form.tsx';
import { PosterTable } from '#app/features/posters/poster-table.tsx';
import { listEditablePosters } from '#server/features/posters/list-posters.ts';
import { listedWords } from '#shared/listed-words.ts';
import { postersText } from '#shared/texts.ts';
import type { Route } from './+types/posters.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const ask = context.get(askContext);
  const posters = await ask(({ context, viewer }) => listEditablePosters(context, viewer));
  return { posters: pickListPage(posters, request.url, listedWords.posters) };
}

export const meta: Route.MetaFunction = () => [{ title: titleOf(postersText.posters) }, { name: 'robots', content: 'noindex' }];

export default function Posters({ loaderData: { posters } }: Route.ComponentProps) {
  const showAdded = useAdded();
  const label = (
    <>
      <Plus aria-hidden className="size-5" />
      <span>{postersText.addPoster}</span>
    </>
  );
  return (
    <>
      <AdminHeading title={postersText.posters}>
        <DownloadList list="posters" filter={{ q: posters.q }} />
        <DialogButton label={label} title={postersText.addPoster}>
          {(close) => <PosterForm onClose={close} onAdded={showAdded} />}
        </DialogButton>
      </AdminHeading>
      <SearchedTable label={postersText.posters} placeholder={postersText.title} page={posters}>
        <PosterTable page={posters} />
      </SearchedTable>
    </>
  );
}
