import { useRouteLoaderData } from 'react-router';
import { currentLanguage } from '#shared/site-language.ts';
import { embedText } from '#shared/texts.ts';

/** The line that shows the business on a site of its owner's (server/features/embed). */
export function OnYourSite({ businessId }: { businessId: string }) {
  const root = useRouteLoaderData<{ site?: { publicUrl: string } }>('root');
  const line = `<script src="${root?.site?.publicUrl ?? ''}/embed.js" data-business="${businessId}" data-language="${currentLanguage()}" async></script>`;
  return (
    <details className="rounded-xl border border-sand-dark bg-paper">
      <summary className="min-h-11 px-5 py-3 font-bold sm:px-6">{embedText.showOnYourSite}</summary>
      <div className="px-5 pb-5 sm:px-6">
        <p className="text-ink-soft">{embedText.copyTheLine}</p>
        <code lang="en" dir="ltr" className="mt-3 block select-all rounded-lg bg-sand p-3 text-sm wrap-anywhere">
          {line}
        </code>
      </div>
    </details>
  );
}
