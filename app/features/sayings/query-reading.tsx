import { Link } from '#app/components/link.tsx';
import { SearchBox } from '#app/components/search-box.tsx';
import { AdminTable } from '#app/features/back-office/admin-table.tsx';
import { MeansButton } from '#app/features/sayings/means-button.tsx';
import { kindOfStep, meaningOfStep } from '#app/features/sayings/step-text.ts';
import { placeName } from '#shared/place-name.ts';
import type { Service } from '#shared/schemas/catalogue.ts';
import type { ReadingOfQuery } from '#shared/schemas/sayings.ts';
import { serviceName } from '#shared/service-name.ts';
import { sayingsText } from '#shared/texts.ts';

interface QueryReadingProps {
  services: Service[];
  /** Of the query in the address; none before one is tried. */
  reading: ReadingOfQuery | undefined;
}

/** Tries a query: how its words are read, and what is found first. Nothing of it is counted. */
export function QueryReading({ services, reading }: QueryReadingProps) {
  const columns = [sayingsText.words, sayingsText.readAs, sayingsText.says];
  return (
    <>
      <SearchBox label={sayingsText.aQuery} placeholder={sayingsText.queryExample} q={reading?.q} className="mb-6 max-w-xl">
        <input type="hidden" name="view" value="read" />
      </SearchBox>
      {reading && (
        <div className="grid gap-6">
          <AdminTable label={sayingsText.howItIsRead} columns={columns} empty={sayingsText.nothingToRead}>
            {reading.steps.map((step, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same words may stand in a query twice.
              <tr key={index}>
                <td className="font-semibold wrap-anywhere">{step.words}</td>
                <td>{kindOfStep(step)}</td>
                <td className="wrap-anywhere">
                  {step.as === 'rest' ? (
                    <>
                      <span>{meaningOfStep(step)}</span>
                      <div className="-ml-4">
                        <MeansButton services={services} words={step.words} saying={step.words} />
                      </div>
                    </>
                  ) : (
                    meaningOfStep(step) || '–'
                  )}
                </td>
              </tr>
            ))}
          </AdminTable>
          <FirstResults reading={reading} />
        </div>
      )}
    </>
  );
}

function FirstResults({ reading: { q, businesses, totalContractors } }: { reading: ReadingOfQuery }) {
  return (
    <section className="rounded-xl border border-sand-dark bg-paper p-4 sm:p-5">
      <h2 className="font-bold text-lg">{totalContractors === 0 ? sayingsText.findsNothing : sayingsText.finds(totalContractors)}</h2>
      <ul className="mt-1 divide-y divide-sand-dark">
        {businesses.map(({ _id, name, service, ...where }) => (
          <li key={_id} className="py-2">
            <Link
              to={`/viewdetails/${_id}`}
              className="flex min-h-11 flex-wrap items-center gap-x-3 font-semibold underline underline-offset-4"
            >
              {name}
            </Link>
            <p className="text-ink-soft text-sm wrap-anywhere">{`${serviceName(service)}, ${placeName(where).city}`}</p>
          </li>
        ))}
      </ul>
      {totalContractors > 0 && (
        <Link
          to={`/searcher?${new URLSearchParams({ q })}`}
          className="mt-1 inline-flex min-h-11 items-center font-semibold text-brick underline underline-offset-4"
        >
          {sayingsText.allResults}
        </Link>
      )}
    </section>
  );
}
