import { TriangleAlert } from '#app/components/icons.ts';
import { Link } from '#app/components/link.tsx';
import type { MailTrouble } from '#shared/schemas/health.ts';
import { healthText } from '#shared/texts.ts';

/** Says on every page of the back office that no mail leaves the site: of that no mail can tell. */
export function MailBanner({ trouble }: { trouble: MailTrouble }) {
  return (
    <aside
      aria-label={healthText.checkName('mails')}
      className="mb-6 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-xl border-2 border-danger bg-paper px-4 py-2"
    >
      <TriangleAlert aria-hidden className="size-5 shrink-0 text-danger" />
      <p className="grow basis-56 font-medium">{healthText.mailDoesNotGo(trouble)}</p>
      <Link
        to="/admin/health#health-mails"
        className="inline-flex min-h-11 items-center font-semibold text-brick underline underline-offset-4"
      >
        {healthText.seeHealth}
      </Link>
    </aside>
  );
}
