import { describeFacts } from '#shared/schemas/enquiry-fields.ts';

/** What an enquiry says beside its words, each under its name; nothing where it says nothing. */
export function EnquiryFacts({ of, className = '' }: { of: Parameters<typeof describeFacts>[0]; className?: string }) {
  const facts = describeFacts(of);
  if (facts.length === 0) return null;
  return (
    <dl className={`grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 ${className}`}>
      {facts.map(({ name, label, text }) => (
        <div key={name} className="col-span-2 grid grid-cols-subgrid items-baseline">
          <dt className="text-ink-soft text-sm">{label}</dt>
          <dd className="font-medium wrap-anywhere">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
