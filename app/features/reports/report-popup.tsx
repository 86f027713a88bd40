import type { DialogProps } from '#app/components/dialog.tsx';
import { DialogPanel } from '#app/components/dialog-panel.tsx';
import { ReportForm, type ReportSubject } from '#app/features/reports/report-form.tsx';

interface ReportPopupProps extends Pick<DialogProps, 'open' | 'onOpenChange'> {
  subject: ReportSubject;
  name: string;
}

/** The report's dialog. */
export function ReportPopup({ subject, name, ...dialog }: ReportPopupProps) {
  const title = 'business' in subject ? 'Report this business' : 'Report this review';
  return (
    <DialogPanel {...dialog} title={title} description={name}>
      <ReportForm subject={subject} onSent={() => dialog.onOpenChange(false)} />
    </DialogPanel>
  );
}
