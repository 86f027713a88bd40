import { Link } from '#app/components/link.tsx';
import { withParts } from '#app/components/with-parts.tsx';
import { consentsText } from '#shared/texts.ts';

/** Says before a registration what is kept, what can be done about it, and what is accepted with it (shared/notices.ts, 'account'). */
export function AccountNotice({ children }: { children: string }) {
  return (
    <div className="grid gap-2 rounded-lg bg-sand px-4 py-3 text-ink-soft text-sm leading-relaxed">
      <p>{children}</p>
      <AcceptedRules />
    </div>
  );
}

/** The notice of accounts, or another one, with its links to the terms and the privacy policy. */
export function AcceptedRules({ notice = consentsText.accountNotice, className = '' }: { notice?: string; className?: string }) {
  const leadTo = (to: string) => (words: string) => (
    <Link to={to} className="font-medium text-ink underline underline-offset-4">
      {words}
    </Link>
  );
  return <p className={className}>{withParts(notice, { terms: leadTo('/terms-and-conditions'), privacy: leadTo('/privacy-policy') })}</p>;
}
