import type { NotDone } from '#app/features/back-office/several/use-several.ts';
import { backOfficeText } from '#shared/texts.ts';

/** With which of several things it was not done, and why not. */
export function NotDoneList({ notDone }: { notDone: readonly NotDone[] }) {
  if (notDone.length === 0) return null;
  return (
    <section role="alert" className="mb-4 rounded-xl border border-danger bg-paper p-4">
      <h2 className="font-bold">{backOfficeText.notDone}</h2>
      <ul className="mt-2 list-disc pl-5">
        {notDone.map(({ id, name, why }) => (
          <li key={id} className="wrap-anywhere">
            {backOfficeText.notDoneWhy(name, why)}
          </li>
        ))}
      </ul>
    </section>
  );
}
