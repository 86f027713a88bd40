import { oneTimePlan } from '#shared/plan.ts';
import { showRupees } from '#shared/rupees.ts';

const LOOK = 'flex flex-wrap gap-4 rounded-xl border-2 bg-white p-5';

/** The one plan: name, description and price. */
export function PlanCard() {
  return (
    <p className={`${LOOK} border-cement`}>
      <PlanText />
    </p>
  );
}

/** The one plan as it is chosen in a form. */
export function SelectablePlanCard() {
  return (
    <label className={`${LOOK} cursor-pointer border-cement-dark has-checked:border-brick`}>
      <input type="radio" name="plan" value={oneTimePlan.id} defaultChecked className="mt-1 size-5 shrink-0 accent-brick" />
      <PlanText />
    </label>
  );
}

function PlanText() {
  return (
    <>
      <span className="min-w-0 flex-1 basis-40">
        <span className="block font-bold text-xl leading-tight">{oneTimePlan.name}</span>
        <span className="mt-1 block text-ink-soft">{oneTimePlan.description}</span>
      </span>
      <span className="shrink-0 whitespace-nowrap font-extrabold text-2xl leading-tight tracking-tight">
        {showRupees(oneTimePlan.amount)}
      </span>
    </>
  );
}
