import { showCount } from '#app/components/show-count.ts';
import { askContext } from '#app/context.ts';
import { AdminHeading } from '#app/features/back-office/admin-heading.tsx';
import { titleOf } from '#app/features/page-meta/title-of.ts';
import { TemplateForm } from '#app/features/short-messages/template-form.tsx';
import { TestMessageForm } from '#app/features/short-messages/test-message-form.tsx';
import { getMessageOffice } from '#server/features/short-messages/back-office/get-message-office.ts';
import { showRupees } from '#shared/rupees.ts';
import type { MessageOffice } from '#shared/schemas/short-messages.ts';
import { backOfficeText, messageOfficeText } from '#shared/texts.ts';
import type { Route } from './+types/messages.ts';

export function loader({ context }: Route.LoaderArgs) {
  const ask = context.get(askContext);
  return ask(({ context, viewer }) => getMessageOffice(context, viewer));
}

export const meta = () => [{ title: titleOf(backOfficeText.titleOf(backOfficeText.shortMessages)) }];

/** SMS and WhatsApp messages: what the operators have registered, what went, and a message to try it. */
export default function Messages({ loaderData: { ways, counts, templates } }: Route.ComponentProps) {
  return (
    <>
      <AdminHeading title={backOfficeText.shortMessages} />
      <p className="mb-2 max-w-3xl font-semibold">{sayWays(ways)}</p>
      <p className="mb-5 max-w-3xl text-ink-soft">{messageOfficeText.whatTheyAre}</p>
      <div className="grid max-w-3xl gap-5">
        <Counts counts={counts} />
        <TestMessageForm />
        {templates.map((template) => (
          <TemplateForm key={`${template.kind} ${template.language} ${template.version}`} template={template} isSent={ways.length > 0} />
        ))}
      </div>
    </>
  );
}

function sayWays(ways: MessageOffice['ways']): string {
  if (ways.length === 0) return messageOfficeText.intoFolder;
  if (ways.length === 2) return messageOfficeText.byBoth;
  return ways.includes('sms') ? messageOfficeText.bySms : messageOfficeText.byWhatsApp;
}

function Counts({ counts: { sent, arrived, failed, waiting, rupees } }: Pick<MessageOffice, 'counts'>) {
  const facts: [string, string][] = [
    [messageOfficeText.sent, showCount(sent)],
    [messageOfficeText.arrived, showCount(arrived)],
    [messageOfficeText.failed, showCount(failed)],
    [messageOfficeText.waiting, showCount(waiting)],
    [messageOfficeText.cost, showRupees(rupees)],
  ];
  return (
    <section className="rounded-xl border border-sand-dark bg-paper p-5 sm:p-7">
      <h2 className="mb-3 font-bold text-xl">{messageOfficeText.lastDays}</h2>
      <dl className="flex flex-wrap gap-x-8 gap-y-3">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-ink-soft text-sm">{label}</dt>
            <dd className="font-bold text-lg tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
