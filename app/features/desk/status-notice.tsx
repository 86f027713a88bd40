import { CircleX, Hourglass } from '#app/components/icons.ts';
import { useMay } from '#app/features/business-people/use-may.ts';
import { SendAgain } from '#app/features/desk/send-again.tsx';
import type { OwnBusiness } from '#shared/schemas/own-business.ts';
import { deskText } from '#shared/texts.ts';

/**
 * Tells the owner of a business that the public does not see it, why, and what happens next; nothing for an approved one
 * (docs/product/rules.md, 'Visibility').
 */
export function StatusNotice({ status, statusReason }: Pick<OwnBusiness, 'status' | 'statusReason'>) {
  const may = useMay();
  if (status === 'approved') return null;
  return status === 'pending' ? (
    <div className="flex gap-3 rounded-xl border-2 border-amber bg-amber/8 p-4">
      <Hourglass aria-hidden className="mt-0.5 size-5 shrink-0 text-amber" />
      <div>
        <p className="font-bold">{deskText.waitingForApproval}</p>
        <p className="mt-1 text-ink-soft">{deskText.onlyYouUntil}</p>
        <p className="mt-1 text-ink-soft">{deskText.weMailYou}</p>
      </div>
    </div>
  ) : (
    <div className="flex gap-3 rounded-xl border-2 border-danger bg-danger/6 p-4">
      <CircleX aria-hidden className="mt-0.5 size-5 shrink-0 text-danger" />
      <div>
        <p className="font-bold">{deskText.notAccepted}</p>
        {statusReason && (
          <>
            <p className="mt-2 text-sm">{deskText.teamAsksFor}</p>
            <p className="mt-1 whitespace-pre-line border-danger border-l-4 pl-3 font-medium wrap-anywhere">{statusReason}</p>
          </>
        )}
        <p className="mt-2 text-ink-soft">{deskText.putRight}</p>
        {may('edits') && <SendAgain />}
      </div>
    </div>
  );
}
