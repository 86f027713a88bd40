import type { DialogProps } from '#app/components/dialog.tsx';
import { DialogPanel } from '#app/components/dialog-panel.tsx';
import { ReportForm, type ReportSubject } from '#app/features/reports/report-form.tsx';
import { reportsText } from '#shared/texts.ts';

interface ReportPopupProps extends Pick<DialogProps, 'open' | 'onOpenChange'> {
  subject: ReportSubject;
  name: string;
}

/** The report's dialog. */
export function ReportPopup({ subject, name, ...dialog }: ReportPopupProps) {
  const title = 'business' in subject ? reportsText.reportBusiness : reportsText.reportReview;
  return (
    <DialogPanel {...dialog} title={title} description={name}>
      <ReportForm subject={subject} onSent={() => dialog.onOpenChange(false)} />
    </DialogPanel>
  );
}
