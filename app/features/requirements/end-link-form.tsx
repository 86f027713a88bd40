import { Form } from 'react-router';
import { Button } from '#app/components/button.tsx';
import { useSending } from '#app/features/requirements/use-sending.ts';
import { limits } from '#shared/limits.ts';

interface EndLinkFormProps {
  /** Whether it is what opened the page. */
  byLink: boolean;
  /** Whether answers still come. */
  isOpen: boolean;
}

/** Ends the mailed link to a request. Works without script. */
export function EndLinkForm({ byLink, isOpen }: EndLinkFormProps) {
  const busy = useSending() === 'end-link';
  return (
    <section aria-labelledby="end-link" className="max-w-prose border-cement border-t pt-6">
      <h2 id="end-link" className="font-bold text-xl">
        The link in our mail
      </h2>
      <p className="mt-1 text-ink-soft">
        {`It opens this page without an account for ${limits.requirement.linkDays} days. Was it not you who asked, or has somebody else got it? `}
        {byLink
          ? `Once it is ended, nobody can open this page any more, you neither.${isOpen ? ' Answers still come by mail.' : ''}`
          : 'Once it is ended, only your account opens this page.'}
      </p>
      <Form method="post" className="mt-4">
        <input type="hidden" name="doing" value="end-link" />
        <Button type="submit" variant="secondary" busy={busy}>
          End this link
        </Button>
      </Form>
    </section>
  );
}
