import { CircleX, Hourglass } from 'lucide-react';
import { Link } from 'react-router';
import type { OwnBusiness } from '#shared/schemas/contractors.ts';

/** Tells the owner of a business that the public does not see it, and why; nothing for an approved one (contract §5, 'Visibility'). */
export function StatusNotice({ status, statusReason }: Pick<OwnBusiness, 'status' | 'statusReason'>) {
  if (status === 'approved') return null;
  return status === 'pending' ? (
    <div className="flex gap-3 rounded-xl border-2 border-amber bg-amber/8 p-4">
      <Hourglass aria-hidden className="mt-0.5 size-5 shrink-0 text-amber" />
      <div>
        <p className="font-bold">Your business is waiting for approval</p>
        <p className="mt-1 text-ink-soft">Until our team has looked at it, only you see its page, and searches do not find it.</p>
      </div>
    </div>
  ) : (
    <div className="flex gap-3 rounded-xl border-2 border-danger bg-danger/6 p-4">
      <CircleX aria-hidden className="mt-0.5 size-5 shrink-0 text-danger" />
      <div>
        <p className="font-bold">Your business was not accepted</p>
        {statusReason && <p className="mt-1 whitespace-pre-line wrap-anywhere">{`Reason: ${statusReason}`}</p>}
        <p className="mt-1 text-ink-soft">
          Only you see its page. Put its details right with Edit, then{' '}
          <Link to="/contact" className="font-semibold text-brick underline underline-offset-4">
            contact us
          </Link>{' '}
          to have it looked at again.
        </p>
      </div>
    </div>
  );
}
