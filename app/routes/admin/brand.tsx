import { askContext } from '#app/context.ts';
import { AdminHeading } from '#app/features/back-office/admin-heading.tsx';
import { titleOf } from '#app/features/page-meta/title-of.ts';
import { BrandForm } from '#app/features/settings/brand-form.tsx';
import { getEditableBrand } from '#server/features/settings/brand/get-brand.ts';
import { backOfficeText, brandOfficeText } from '#shared/texts.ts';
import type { Route } from './+types/brand.ts';

export function loader({ context }: Route.LoaderArgs) {
  const ask = context.get(askContext);
  return ask(({ context, viewer }) => getEditableBrand(context, viewer));
}

export const meta = () => [{ title: titleOf(backOfficeText.titleOf(backOfficeText.brand)) }];

export default function Brand({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <AdminHeading title={backOfficeText.brand} />
      <p className="mb-5 max-w-3xl text-ink-soft">{brandOfficeText.whatIsSetHere}</p>
      <BrandForm key={loaderData.version} current={loaderData} />
    </>
  );
}
