import { type ReactNode, useState } from 'react';
import { callApi } from '#app/api/client.ts';
import { Button } from '#app/components/button.tsx';
import { ConfirmDialog } from '#app/components/confirm-dialog.tsx';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { withHidden } from '#app/components/with-hidden.tsx';
import { DeleteAction } from '#app/features/back-office/delete-action.tsx';
import { DialogButton } from '#app/features/back-office/dialog-button.tsx';
import { EditConflict } from '#app/features/back-office/edit-conflict.tsx';
import { useAdminAction } from '#app/features/back-office/use-admin-action.ts';
import { NewsletterForm } from '#app/features/newsletter/back-office/newsletter-form.tsx';
import type { Newsletter } from '#shared/schemas/newsletter.ts';
import { commonText, newsletterOfficeText } from '#shared/texts.ts';

interface DraftActionsProps {
  newsletter: Newsletter;
  /** How many it would go to. */
  confirmed: number;
  /** Called before the row changes what it offers. */
  willChange: () => void;
}

/** What can be done with a draft: write on, mail it to oneself, then send it. */
export function DraftActions({ newsletter, confirmed, willChange }: DraftActionsProps) {
  const { _id, subject, version, isTested } = newsletter;
  const test = useAdminAction({ call: () => callApi('POST /admin/newsletter/test/:id', { params: { id: _id }, body: { version } }) });
  const remove = useAdminAction({ call: () => callApi('DELETE /admin/newsletter/delete/:id', { params: { id: _id } }) });
  return (
    <div>
      <div className="-ml-4 flex flex-wrap">
        <DialogButton label={withHidden(commonText.editOf, subject)} title={newsletterOfficeText.editNewsletter} quiet drawer={{}}>
          {(close) => <NewsletterForm key={version} newsletter={newsletter} onClose={close} />}
        </DialogButton>
        <TestButton busy={test.isBusy()} onClick={() => void test.run(undefined)}>
          {withHidden(newsletterOfficeText.sendTest, subject)}
        </TestButton>
        <SendButton newsletter={newsletter} confirmed={confirmed} willChange={willChange} />
        <DeleteAction
          label={subject}
          title={newsletterOfficeText.deleteNewsletter}
          question={newsletterOfficeText.reallyDelete(subject)}
          busy={remove.isBusy()}
          onConfirm={() => {
            willChange();
            void remove.run(undefined);
          }}
        />
      </div>
      {test.conflict && <EditConflict onReload={test.reload} />}
      {!isTested && <p className="text-ink-soft text-sm">{newsletterOfficeText.testFirst}</p>}
    </div>
  );
}

function TestButton({ busy, onClick, children }: { busy: boolean; onClick: () => void; children: ReactNode }) {
  const hydrated = useHydrated();
  return (
    <Button variant="quiet" size="sm" busy={busy} disabled={!hydrated} onClick={onClick}>
      {children}
    </Button>
  );
}

function SendButton({ newsletter: { _id, subject, version, isTested }, confirmed, willChange }: DraftActionsProps) {
  const hydrated = useHydrated();
  const [open, setOpen] = useState(false);
  const { run, isBusy, conflict, reload } = useAdminAction({
    call: () => callApi('POST /admin/newsletter/send/:id', { params: { id: _id }, body: { version } }),
    after: () => setOpen(false),
  });
  return (
    <>
      <Button variant="quiet" size="sm" disabled={!hydrated || !isTested || confirmed === 0} onClick={() => setOpen(true)}>
        {withHidden(newsletterOfficeText.sendToAll, subject)}
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={newsletterOfficeText.sendNewsletter}
        question={newsletterOfficeText.reallySend(subject, confirmed)}
        confirm={newsletterOfficeText.sendIt}
        busy={isBusy()}
        onConfirm={() => {
          willChange();
          void run(undefined);
        }}
      >
        {conflict && <EditConflict onReload={reload} />}
      </ConfirmDialog>
    </>
  );
}
