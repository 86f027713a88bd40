import { Button, buttonClass } from '#app/components/button.tsx';
import { notify } from '#app/components/notify.ts';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { copyText } from '#app/features/sharing/use-copied-link.ts';
import { formMessages, workDoneText as text } from '#shared/texts.ts';

interface ReviewLinkProps {
  address: string;
  /** Its QR code, an SVG. */
  picture: string;
}

/** The one address that asks everybody for a review, as text and as a code for paper. */
export function ReviewLink({ address, picture }: ReviewLinkProps) {
  const hydrated = useHydrated();
  const source = `data:image/svg+xml,${encodeURIComponent(picture)}`;
  async function copy() {
    try {
      await copyText(address);
      notify.success(text.linkCopied);
    } catch {
      notify.error(formMessages.somethingWentWrong);
    }
  }
  return (
    <section aria-labelledby="review-link" className="rounded-xl border border-cement bg-paper p-5">
      <h2 id="review-link" className="font-bold text-xl">
        {text.yourLink}
      </h2>
      <p className="mt-2 select-all rounded-lg bg-sand px-4 py-3 text-sm wrap-anywhere" translate="no">
        {address}
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-5">
        <img src={source} alt={text.codeForPaper} width={180} height={180} className="rounded-lg border border-sand-dark bg-white" />
        <div className="grid min-w-[min(100%,12rem)] grow gap-3">
          <p className="text-ink-soft">{text.showCode}</p>
          <Button disabled={!hydrated} onClick={() => void copy()}>
            {text.copyLink}
          </Button>
          <a href={source} download="review-code.svg" className={buttonClass({ variant: 'secondary' })}>
            {text.saveCode}
          </a>
        </div>
      </div>
    </section>
  );
}
