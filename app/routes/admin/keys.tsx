import { KeyRound } from '#app/components/icons.ts';
import { askContext } from '#app/context.ts';
import { AdminHeading } from '#app/features/back-office/admin-heading.tsx';
import { DialogButton } from '#app/features/back-office/dialog-button.tsx';
import { titleOf } from '#app/features/page-meta/title-of.ts';
import { KeyForm } from '#app/features/programs/key-form.tsx';
import { KeyTable } from '#app/features/programs/key-table.tsx';
import { listKeys } from '#server/features/api-keys/list-keys.ts';
import { backOfficeText, programsText } from '#shared/texts.ts';
import type { Route } from './+types/keys.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const ask = context.get(askContext);
  return { keys: await ask(({ context, viewer }) => listKeys(context, viewer)) };
}

export const meta = () => [{ title: titleOf(backOfficeText.titleOf(backOfficeText.keys)) }];

/** Keys by which programs call. */
export default function Keys({ loaderData: { keys } }: Route.ComponentProps) {
  const label = (
    <>
      <KeyRound aria-hidden className="size-5" />
      <span>{programsText.makeKey}</span>
    </>
  );
  return (
    <>
      <AdminHeading title={backOfficeText.keys}>
        <DialogButton label={label} title={programsText.makeKey} drawer={{ width: 640 }}>
          {(close) => <KeyForm onClose={close} />}
        </DialogButton>
      </AdminHeading>
      <p className="mb-5 max-w-3xl text-ink-soft">
        <span>{programsText.whatKeysAre}</span>{' '}
        <a href="/api/docs" className="font-semibold text-brick underline underline-offset-4">
          {programsText.callsAreDescribed}
        </a>
      </p>
      <KeyTable keys={keys} />
    </>
  );
}
