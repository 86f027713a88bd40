import { showCount } from '#app/components/show-count.ts';
import { AdminTable } from '#app/features/back-office/admin-table.tsx';
import { MeansButton } from '#app/features/sayings/means-button.tsx';
import type { Service } from '#shared/schemas/catalogue.ts';
import type { UnansweredPage } from '#shared/schemas/sayings.ts';
import { serviceName } from '#shared/service-name.ts';
import { sayingsText } from '#shared/texts.ts';

interface UnansweredTableProps {
  label: string;
  empty: string;
  page: UnansweredPage;
  services: Service[];
}

/** 'Waterproofing in Pune, Maharashtra'; empty where they are taken for nothing. */
function meaningOf({ trades, places }: UnansweredPage['searches'][number]['now']): string {
  const [trade, place] = [trades.map(serviceName).join(', '), places.join('; ')];
  return trade && place ? sayingsText.tradesIn(trade, place) : trade || place;
}

/** Searches that led nowhere, each with what they are taken for now and 'Means …'. */
export function UnansweredTable({ label, empty, page, services }: UnansweredTableProps) {
  const columns = [sayingsText.searchedFor, sayingsText.times, sayingsText.readAs, sayingsText.action];
  return (
    <AdminTable label={label} columns={columns} empty={empty}>
      {page.searches.map(({ words, n, saying, now }) => (
        <tr key={words}>
          <td className="font-semibold wrap-anywhere">{words}</td>
          <td className="tabular-nums">{showCount(n)}</td>
          <td className={meaningOf(now) ? '' : 'text-ink-soft'}>{meaningOf(now) || sayingsText.nothingYet}</td>
          <td>
            <div className="-ml-4">
              <MeansButton services={services} words={words} saying={saying} />
            </div>
          </td>
        </tr>
      ))}
    </AdminTable>
  );
}
