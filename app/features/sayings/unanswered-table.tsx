import { showCount } from '#app/components/show-count.ts';
import { AdminTable } from '#app/features/back-office/admin-table.tsx';
import { MeansButton } from '#app/features/sayings/means-button.tsx';
import type { Service } from '#shared/schemas/catalogue.ts';
import type { UnansweredPage } from '#shared/schemas/sayings.ts';

interface UnansweredTableProps {
  label: string;
  empty: string;
  page: UnansweredPage;
  services: Service[];
}

/** Searches that led nowhere, each with what they are taken for now and 'Means …'. */
export function UnansweredTable({ label, empty, page, services }: UnansweredTableProps) {
  return (
    <AdminTable label={label} columns={['Searched for', 'Times', 'Read as', 'Action']} empty={empty}>
      {page.searches.map(({ words, n, saying, now }) => (
        <tr key={words}>
          <td className="font-semibold wrap-anywhere">{words}</td>
          <td className="tabular-nums">{showCount(n)}</td>
          <td className={now ? '' : 'text-ink-soft'}>{now || 'Nothing yet'}</td>
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
