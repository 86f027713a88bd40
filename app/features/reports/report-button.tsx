import { type ReactNode, useState } from 'react';
import { buttonClass } from '#app/components/button.tsx';
import { Flag } from '#app/components/icons.ts';
import { lazilyOpened } from '#app/components/lazily.tsx';
import { useHydrated } from '#app/components/use-hydrated.ts';
import type { ReportSubject } from '#app/features/reports/report-form.tsx';

const ReportPopup = lazilyOpened(async () => (await import('#app/features/reports/report-popup.tsx')).ReportPopup);

interface ReportButtonProps {
  subject: ReportSubject;
  /** What is reported, by name. */
  name: string;
  label: ReactNode;
}

/** Opens the report of a business or a review; the dialog is loaded with the first press. */
export function ReportButton({ subject, name, label }: ReportButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        disabled={!useHydrated()}
        onClick={() => setOpen(true)}
        aria-haspopup="dialog"
        className={`${buttonClass({ variant: 'quiet', size: 'sm' })} -ml-3 px-3! text-ink-soft!`}
      >
        <Flag aria-hidden className="size-4" />
        {label}
      </button>
      <ReportPopup subject={subject} name={name} open={open} onOpenChange={setOpen} />
    </>
  );
}
