import { IndiaTime } from '#app/components/india-time.tsx';
import { withParts } from '#app/components/with-parts.tsx';
import { askContext } from '#app/context.ts';
import { AdminHeading } from '#app/features/back-office/admin-heading.tsx';
import { CheckCard } from '#app/features/health/check-card.tsx';
import { checkFacts } from '#app/features/health/check-facts.tsx';
import { titleOf } from '#app/features/page-meta/title-of.ts';
import { getHealth } from '#server/features/health/get-health.ts';
import { HEALTH_STATES, type HealthState } from '#shared/schemas/health.ts';
import { backOfficeText, healthText } from '#shared/texts.ts';
import type { Route } from './+types/health.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const ask = context.get(askContext);
  return { health: await ask(({ context, viewer }) => getHealth(context, viewer)) };
}

export const meta = () => [{ title: titleOf(backOfficeText.titleOf(backOfficeText.health)) }];

/** Whether the site is well, and what to do where it is not: the gravest first. */
export default function HealthPage({ loaderData: { health } }: Route.ComponentProps) {
  const { checks, takenAt } = health;
  const inState = (state: HealthState) => checks.filter((check) => check.state === state);
  const [toAct, toLook] = [inState('act').length, inState('look').length];
  return (
    <>
      <AdminHeading title={backOfficeText.health} />
      <p className="mb-4 font-semibold text-lg leading-snug">
        {toAct > 0 && <span className="block text-danger">{healthText.toAct(toAct)}</span>}
        {toLook > 0 && <span className="block">{healthText.toLook(toLook)}</span>}
        {toAct + toLook === 0 && <span className="block text-leaf">{healthText.allFine}</span>}
        <span className="block font-normal text-base text-ink-soft">
          {withParts(healthText.lookedAt, { moment: () => <IndiaTime at={takenAt} /> })}
        </span>
      </p>
      <div className="grid items-start gap-4 md:grid-cols-2">
        {HEALTH_STATES.toReversed()
          .flatMap(inState)
          .map((check) => (
            <CheckCard key={check.name} check={check}>
              {checkFacts[check.name](health)}
            </CheckCard>
          ))}
      </div>
    </>
  );
}
