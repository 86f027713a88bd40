import { IndiaTime } from '#app/components/india-time.tsx';
import { useKeptFocus } from '#app/components/use-kept-focus.ts';
import { withHidden } from '#app/components/with-hidden.tsx';
import { AdminTable } from '#app/features/back-office/admin-table.tsx';
import { DialogButton } from '#app/features/back-office/dialog-button.tsx';
import { DraftActions } from '#app/features/newsletter/back-office/draft-actions.tsx';
import { SendingProgress } from '#app/features/newsletter/back-office/sending-progress.tsx';
import type { Newsletter, NewsletterList } from '#shared/schemas/newsletter.ts';
import { commonText, newsletterOfficeText } from '#shared/texts.ts';

/** Drafts and newsletters that were sent, each with what can be done with it, or how far it is. */
export function NewsletterTable({ list: { newsletters, confirmed } }: { list: NewsletterList }) {
  const { place, willChange } = useKeptFocus<HTMLDivElement>(newsletters);
  return (
    <AdminTable
      place={place}
      label={newsletterOfficeText.newsletters}
      columns={[newsletterOfficeText.subject, newsletterOfficeText.state, commonText.action]}
      empty={newsletterOfficeText.noNewsletters}
    >
      {newsletters.map((newsletter) => (
        <tr key={newsletter._id}>
          <td className="font-semibold wrap-anywhere">{newsletter.subject}</td>
          <td>
            <div className="min-w-0">
              <State newsletter={newsletter} />
            </div>
          </td>
          <td>
            {newsletter.status === 'draft' ? (
              <DraftActions newsletter={newsletter} confirmed={confirmed} willChange={willChange} />
            ) : (
              <div className="-ml-4">
                <ReadButton newsletter={newsletter} />
              </div>
            )}
          </td>
        </tr>
      ))}
    </AdminTable>
  );
}

function State({ newsletter }: { newsletter: Newsletter }) {
  const { status, isTested, sent, failed, recipients, createdAt, finishedAt } = newsletter;
  if (status === 'sending') return <SendingProgress newsletter={newsletter} />;
  const left = recipients - sent - failed;
  return (
    <>
      <p className="font-semibold">
        {status === 'sent' ? newsletterOfficeText.sentTo(sent) : isTested ? newsletterOfficeText.draftTested : newsletterOfficeText.draft}
      </p>
      {failed > 0 && <p className="text-danger text-sm">{newsletterOfficeText.notReached(failed)}</p>}
      {status === 'sent' && left > 0 && <p className="text-ink-soft text-sm">{newsletterOfficeText.unsubscribedMeanwhile(left)}</p>}
      <p className="text-ink-soft text-sm">
        <IndiaTime at={finishedAt ?? createdAt} />
      </p>
    </>
  );
}

function ReadButton({ newsletter: { subject, text } }: { newsletter: Newsletter }) {
  return (
    <DialogButton label={withHidden(newsletterOfficeText.read, subject)} title={subject} quiet drawer={{}}>
      {() => <p className="whitespace-pre-line wrap-anywhere">{text}</p>}
    </DialogButton>
  );
}
