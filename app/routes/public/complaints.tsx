import { Link } from '#app/components/link.tsx';
import { showMonth } from '#app/components/show-moment.ts';
import { askContext } from '#app/context.ts';
import { describeBreadcrumbs } from '#app/features/page-meta/breadcrumbs.ts';
import { describePage } from '#app/features/page-meta/describe-page.ts';
import { listByMonth } from '#server/features/grievances/list-grievances.ts';
import { grievancesText } from '#shared/texts.ts';
import type { Route } from './+types/complaints.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const ask = context.get(askContext);
  return { rows: await ask(({ context }) => listByMonth(context)) };
}

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return describePage(matches, {
    title: grievancesText.figures,
    description: grievancesText.figuresDescription(),
    path: '/complaints',
    structuredData: [describeBreadcrumbs([{ name: grievancesText.figures, path: '/complaints' }])],
  });
}

/** How many complaints came in each month, how many were decided in time, and what followed. */
export default function Complaints({ loaderData: { rows } }: Route.ComponentProps) {
  return (
    <article className="page-width py-8 sm:py-14">
      <h1 className="font-extrabold text-3xl leading-tight tracking-tight sm:text-4xl">{grievancesText.figures}</h1>
      <p className="mt-3 mb-6 max-w-prose text-ink-soft text-lg">{grievancesText.figuresLead}</p>
      {rows.length > 0 ? <Figures rows={rows} /> : <p>{grievancesText.noComplaints}</p>}
      <p className="mt-6">
        <Link to="/complaint" className="inline-flex min-h-11 items-center font-semibold text-brick underline underline-offset-4">
          {grievancesText.sendComplaint}
        </Link>
      </p>
    </article>
  );
}

function Figures({ rows }: Route.ComponentProps['loaderData']) {
  const heads = [grievancesText.came, grievancesText.decided, grievancesText.inTime, grievancesText.actedOn];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section tabIndex={0} className="relative overflow-x-auto" aria-label={grievancesText.figures}>
      <table className="w-full max-w-4xl border-collapse text-left">
        <thead>
          <tr className="border-sand-dark border-b-2">
            <th scope="col" className="py-2 pr-4">
              {grievancesText.month}
            </th>
            <th scope="col" className="py-2 pr-4">
              {grievancesText.about}
            </th>
            {heads.map((head) => (
              <th key={head} scope="col" className="py-2 pl-4 text-right">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ month, kind, came, decided, inTime, actedOn }) => (
            <tr key={`${month} ${kind}`} className="border-sand-dark border-b">
              <td className="py-2 pr-4">{showMonth(month)}</td>
              <td className="py-2 pr-4">{grievancesText.kindName(kind)}</td>
              {Object.entries({ came, decided, inTime, actedOn }).map(([name, value]) => (
                <td key={name} className="py-2 pl-4 text-right tabular-nums">
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
