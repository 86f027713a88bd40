import { askContext } from '#app/context.ts';
import { AdminHeading } from '#app/features/back-office/admin-heading.tsx';
import { titleOf } from '#app/features/page-meta/title-of.ts';
import { PhoneViewLimitForm } from '#app/features/settings/phone-view-limit-form.tsx';
import { getEditablePhoneViewLimit } from '#server/features/settings/get-editable-phone-view-limit.ts';
import { backOfficeText, settingsText } from '#shared/texts.ts';
import type { Route } from './+types/phone-view-limit.ts';

export function loader({ context }: Route.LoaderArgs) {
  const ask = context.get(askContext);
  return ask(({ context, viewer }) => getEditablePhoneViewLimit(context, viewer));
}

export const meta = () => [{ title: titleOf(backOfficeText.titleOf(backOfficeText.phoneViewLimit)) }];

export default function PhoneViewLimit({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <AdminHeading title={backOfficeText.phoneViewLimit} />
      <section className="max-w-xl rounded-xl border border-sand-dark bg-paper p-5 sm:p-7">
        <p className="mb-5 text-ink-soft">{settingsText.whatLimitIs}</p>
        <PhoneViewLimitForm key={loaderData.version} current={loaderData} />
      </section>
    </>
  );
}
