import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '#app/api/client.ts';
import { Button } from '#app/components/button.tsx';
import { Dialog } from '#app/components/dialog.tsx';
import { notify } from '#app/components/notify.ts';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { BadLeadForm } from '#app/features/bad-leads/bad-lead-form.tsx';
import { badLeadReasons } from '#app/features/bad-leads/bad-lead-reasons.ts';
import type { BadLead as Mark } from '#shared/schemas/bad-leads.ts';
import type { EnquiryStatus } from '#shared/schemas/enquiries.ts';
import { badLeadsText } from '#shared/texts.ts';

interface BadLeadProps {
  enquiry: { _id: string; name: string; badLead: Mark | null; status: EnquiryStatus };
  /** Called when another mark is stored. */
  onMarked: () => Promise<void>;
}

/** What the owner says of an enquiry that is none, and where it is said, changed and taken back. */
export function BadLead({ enquiry: { _id, name, badLead, status }, onMarked }: BadLeadProps) {
  const [open, setOpen] = useState(false);
  const hydrated = useHydrated();
  const takeBack = useMutation({
    mutationFn: async () => {
      const { message } = await callApi('PUT /contractor/enquiries/:id/bad-lead', { params: { id: _id }, body: { reason: null } });
      notify.success(message);
      await onMarked();
    },
    onError: (failure) => notify.error(failure.message),
  });
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
      {badLead && (
        <p className="min-w-0 wrap-anywhere">
          <strong className="font-semibold">{badLeadsText.badLeadAs(badLeadReasons[badLead.reason].label)}</strong>
          {badLead.note && <span className="text-ink-soft">{` · ${badLead.note}`}</span>}
        </p>
      )}
      <Button
        variant="quiet"
        size="sm"
        disabled={!hydrated}
        onClick={() => setOpen(true)}
        className={badLead ? '' : '-ml-4'}
        aria-haspopup="dialog"
        aria-label={badLead ? badLeadsText.changeOf(name) : badLeadsText.isBadLeadOf(name)}
      >
        {badLead ? badLeadsText.change : badLeadsText.isBadLead}
      </Button>
      {badLead && (
        <Button
          variant="quiet"
          size="sm"
          disabled={!hydrated}
          busy={takeBack.isPending}
          onClick={() => takeBack.mutate()}
          aria-label={badLeadsText.takeBackOf(name)}
        >
          {badLeadsText.takeBack}
        </Button>
      )}
      {status === 'spam' && !badLead && <p className="min-w-[min(13rem,100%)] flex-1 text-ink-soft">{badLeadsText.spamForYouAlone}</p>}
      <Dialog open={open} onOpenChange={setOpen} title={badLeadsText.badLead} description={badLeadsText.enquiryOf(name)}>
        <BadLeadForm
          enquiryId={_id}
          known={badLead}
          onMarked={() => {
            setOpen(false);
            void onMarked();
          }}
        />
      </Dialog>
    </div>
  );
}
