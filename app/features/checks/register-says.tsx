import { showMoment } from '#app/components/show-moment.ts';
import type { RegisterAnswer } from '#shared/schemas/checks.ts';
import { checkOfficeText } from '#shared/texts.ts';

/** A register may write it in capitals, and with other words beside it where it is not so any more. */
const IS_ACTIVE = /^active$/i;

/** What the register of GST says of a number that waits, or that it says nothing yet. */
export function RegisterSays({ answer }: { answer: RegisterAnswer }) {
  const { state, legalName, tradeName, place, status, answeredAt } = answer;
  if (state === 'asked') return <p className="mt-2 text-ink-soft text-sm">{checkOfficeText.registerIsAsked}</p>;
  if (state === 'none') return <p className="mt-2 font-medium text-sm">{checkOfficeText.registerHasNone}</p>;
  if (state === 'failed') return <p className="mt-2 font-medium text-sm">{checkOfficeText.registerFails}</p>;
  const facts = [
    { label: checkOfficeText.tradeName, value: tradeName },
    { label: checkOfficeText.legalName, value: legalName },
    { label: checkOfficeText.registeredState, value: place },
    { label: checkOfficeText.registeredStatus, value: status, isBad: !IS_ACTIVE.test(status) },
  ].filter(({ value }) => value !== '');
  return (
    <section className="mt-3 rounded-lg bg-sand p-3">
      <p className="font-semibold text-sm">{checkOfficeText.registerSays(showMoment(answeredAt ?? ''))}</p>
      <dl className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1">
        {facts.map(({ label, value, isBad }) => (
          <div key={label} className="contents">
            <dt className="text-ink-soft">{label}</dt>
            <dd className={isBad ? 'font-semibold text-danger wrap-anywhere' : 'wrap-anywhere'}>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
