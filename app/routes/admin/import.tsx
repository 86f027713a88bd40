import { throwAsPage } from '#app/components/page-refusal.ts';
import { askContext } from '#app/context.ts';
import { AdminHeading } from '#app/features/back-office/admin-heading.tsx';
import { ImportForm } from '#app/features/import/import-form.tsx';
import { ImportHelp } from '#app/features/import/import-help.tsx';
import { ImportList } from '#app/features/import/import-list.tsx';
import { ImportPhotos } from '#app/features/import/import-photos.tsx';
import { ImportRows } from '#app/features/import/import-rows.tsx';
import { readImportSearch } from '#app/features/import/import-search.ts';
import { ImportSources } from '#app/features/import/import-sources.tsx';
import { OpenImport } from '#app/features/import/open-import.tsx';
import { LeftRows } from '#app/features/import/undo-import.tsx';
import { UnknownValues } from '#app/features/import/unknown-values.tsx';
import { titleOf } from '#app/features/page-meta/title-of.ts';
import { getImport } from '#server/features/imports/get-import.ts';
import { listImports } from '#server/features/imports/list-imports.ts';
import { listSources } from '#server/features/imports/sources/change-sources.ts';
import type { ImportRows as ImportRowsFound } from '#shared/schemas/imports.ts';
import { backOfficeText, importText } from '#shared/texts.ts';
import type { Route } from './+types/import.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { id, outcome, page } = readImportSearch(new URL(request.url).searchParams);
  const ask = context.get(askContext);
  if (!id) {
    const [list, sources] = await Promise.all([
      ask(({ context, viewer }) => listImports(context, viewer, { page })),
      ask(({ context, viewer }) => listSources(context, viewer)),
    ]);
    return { list, sources };
  }
  try {
    return { found: await ask(({ context, viewer }) => getImport(context, viewer, id, { outcome, page })), outcome };
  } catch (error) {
    return throwAsPage(error);
  }
}

export const meta = () => [{ title: titleOf(backOfficeText.titleOf(backOfficeText.fileImport)) }];

/** Of an import that was taken back, the rows that stay tell what is left. */
const hasPhotos = ({ photos: { waiting, added, failed, namesFiles }, import: { status } }: ImportRowsFound) =>
  (waiting + added + failed > 0 || namesFiles) && status !== 'undoing' && status !== 'undone';

export default function Import({ loaderData: { list, sources, found, outcome } }: Route.ComponentProps) {
  return (
    <>
      <AdminHeading title={importText.importBusinesses} />
      <div className="grid gap-6 [&>*]:min-w-0">
        {found && (
          <>
            <OpenImport file={found.import} photosWaiting={found.photos.waiting} />
            {hasPhotos(found) && <ImportPhotos file={found.import} photos={found.photos} />}
            {found.left.length > 0 && <LeftRows rows={found.left} count={found.import.leftCount} />}
            {found.unknown.length > 0 && <UnknownValues importId={found.import._id} values={found.unknown} />}
            {found.import.status !== 'checking' && found.import.status !== 'unread' && <ImportRows found={found} outcome={outcome} />}
          </>
        )}
        {list && (
          <>
            <ImportForm />
            <ImportHelp />
            {sources && <ImportSources sources={sources} />}
            <ImportList list={list} />
          </>
        )}
      </div>
    </>
  );
}
