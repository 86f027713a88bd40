import type { ReactNode } from 'react';
import { ArrowLeft, Check } from '#app/components/icons.ts';
import { Link } from '#app/components/link.tsx';
import { BrickGround } from '#app/features/accounts/brick-ground.tsx';
import type { AccountPromise } from '#app/features/accounts/promises.ts';

interface AccountPageProps {
  title: string;
  lead?: string;
  /** What an account is good for, beside the form on wide screens. */
  promise: AccountPromise;
  /** The state goes along in the history. */
  back: { to: string; state?: unknown; label: string };
  /** Above the title. */
  tabs?: ReactNode;
  /** Two columns of fields need more room. */
  wide?: boolean;
  children: ReactNode;
}

/** A page around one form about an account. */
export function AccountPage({ title, lead, promise, back, tabs, wide = false, children }: AccountPageProps) {
  return (
    <div className="page-width py-4 sm:py-10">
      <div
        className={`mx-auto grid overflow-hidden rounded-2xl border border-cement bg-paper ${wide ? 'max-w-6xl lg:grid-cols-[19rem_1fr]' : 'max-w-lg lg:max-w-5xl lg:grid-cols-2'}`}
      >
        <PromiseBeside {...promise} fromTop={wide} />
        <div className="min-w-0 p-5 sm:p-10">
          <Link
            to={back.to}
            state={back.state}
            className="-mt-2 -ml-1 inline-flex min-h-11 items-center gap-2 rounded-lg px-1 font-semibold text-ink-soft hover:text-ink"
          >
            <ArrowLeft aria-hidden className="size-5" />
            <span>{back.label}</span>
          </Link>
          {tabs && <div className="mt-3">{tabs}</div>}
          <h1 className="mt-6 font-extrabold text-3xl leading-tight tracking-tight">{title}</h1>
          {lead && <p className="mt-2 text-ink-soft text-lg">{lead}</p>}
          <div className="mt-6">{children}</div>
        </div>
      </div>
    </div>
  );
}

interface PromiseProps extends AccountPromise {
  /** Beside a long form the words stand at the top, where the reading starts. */
  fromTop: boolean;
}

function PromiseBeside({ title, points, fromTop }: PromiseProps) {
  return (
    <aside
      className={`on-dark relative hidden overflow-hidden bg-ink text-sand lg:flex lg:flex-col ${fromTop ? 'justify-start p-8' : 'justify-end p-10'}`}
    >
      <BrickGround fromTop={!fromTop} />
      <h2 className="relative font-extrabold text-3xl text-white leading-tight tracking-tight">{title}</h2>
      <ul className="relative mt-6 space-y-4 text-lg leading-snug">
        {Object.entries(points).map(([name, point]) => (
          <li key={name} className="flex gap-3">
            <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-brick-pale" />
            <span>{point}</span>
          </li>
        ))}
      </ul>
    </aside>
  );
}
