import { askContext } from '#app/context.ts';
import { AdminHeading } from '#app/features/back-office/admin-heading.tsx';
import { useWorksIn } from '#app/features/back-office/use-works-in.ts';
import { EnquiryTables } from '#app/features/figures/enquiry-tables.tsx';
import { Growth } from '#app/features/figures/growth.tsx';
import { MoneyTable } from '#app/features/figures/money-table.tsx';
import { NumbersTabs } from '#app/features/figures/numbers-tabs.tsx';
import { PeriodChooser } from '#app/features/figures/period-chooser.tsx';
import { SearchTables } from '#app/features/figures/search-tables.tsx';
import { showPeriod } from '#app/features/figures/show-period.ts';
import { WeeklySwitch } from '#app/features/figures/weekly-switch.tsx';
import { titleOf } from '#app/features/page-meta/title-of.ts';
import { getFiguresPage } from '#server/features/figures/get-figures-page.ts';
import { getWeeklyFigures } from '#server/features/settings/get-weekly-figures.ts';
import { firstDayOf, shiftPeriod } from '#shared/period.ts';
import { figuresText } from '#shared/texts.ts';
import type { Route } from './+types/numbers-period.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const ask = context.get(askContext);
  const asked = new URL(request.url).searchParams.get('period') ?? '';
  const shown = await ask(({ context, viewer }) => getFiguresPage(context, viewer, asked));
  const weekly = await ask(({ context, viewer }) => getWeeklyFigures(context, viewer));
  return { ...shown, weekly };
}

export const meta = () => [{ title: titleOf(figuresText.pageTitle) }];

/** What happened on the site in a day, a month or a year, beside the one before. */
export default function NumbersOfPeriod({ loaderData: { today, figures, weekly } }: Route.ComponentProps) {
  const worksIn = useWorksIn();
  const { period, periodBefore } = figures;
  const isOver = firstDayOf(shiftPeriod(period, 1)) <= today;
  return (
    <>
      <NumbersTabs chosen="period" />
      <AdminHeading title={showPeriod(period)} />
      <PeriodChooser period={period} today={today} />
      <div className="mb-4 text-ink-soft">
        <p>{figuresText.besideIs(showPeriod(periodBefore))}</p>
        {!isOver && <p>{figuresText.notOver}</p>}
        <p>{figuresText.whatIsCounted}</p>
      </div>
      <Growth figures={figures} />
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <EnquiryTables figures={figures} />
        <SearchTables figures={figures} />
        <MoneyTable figures={figures} />
      </div>
      {worksIn('system') && <WeeklySwitch weekly={weekly} />}
    </>
  );
}
