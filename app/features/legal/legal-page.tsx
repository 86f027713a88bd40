import type { ReactNode } from 'react';
import { privacyText } from '#shared/texts.ts';

export interface LegalSection {
  /** Its anchor. */
  id: string;
  title: string;
  body: ReactNode;
}

interface LegalPageProps {
  title: string;
  /** The day from which it holds, as it is read: '15/04/2024'. */
  effective: string;
  /** The day on which it was changed last. */
  changed: string;
  /** What it is about, in short. */
  children: ReactNode;
  sections: readonly LegalSection[];
}

const TEXT =
  'max-w-prose leading-relaxed [&_a]:font-semibold [&_a]:text-brick [&_a]:underline [&_a]:underline-offset-4 [&_li]:mt-2 [&_li]:pl-1 [&_p]:mt-3 [&_ul]:mt-3 [&_ul]:list-disc [&_ul]:pl-5 [&_ul]:marker:text-cement-dark';

/** A legal text: when it holds from, its contents with anchors, and its numbered sections. */
export function LegalPage({ title, effective, changed, children, sections }: LegalPageProps) {
  return (
    <article className="page-width grid items-start gap-x-16 gap-y-8 py-8 sm:py-14 lg:grid-cols-[18rem_1fr]">
      <header className="lg:col-span-2">
        <h1 className="font-extrabold text-3xl leading-tight tracking-tight sm:text-4xl">{title}</h1>
        <p className="mt-2 text-ink-soft">
          <span className="inline-block">{privacyText.effectiveDate(effective)}</span>
          <span className="ml-4 inline-block">{privacyText.changedOn(changed)}</span>
        </p>
        <div className={`${TEXT} text-lg`}>{children}</div>
      </header>
      <nav aria-label={privacyText.contents} className="rounded-xl border border-sand-dark bg-paper p-5 lg:sticky lg:top-24">
        <h2 className="font-bold">{privacyText.contents}</h2>
        <ol className="mt-1 list-decimal pl-5 marker:text-ink-soft">
          {sections.map((section) => (
            <li key={section.id} className="pl-1">
              <a
                href={`#${section.id}`}
                className="inline-flex min-h-11 items-center leading-snug hover:text-brick hover:underline lg:min-h-9"
              >
                {section.title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="grid gap-10">
        {sections.map((section, index) => (
          <section key={section.id} aria-labelledby={section.id}>
            <h2 id={section.id} className="font-extrabold text-2xl leading-tight tracking-tight">
              {privacyText.numbered(index + 1, section.title)}
            </h2>
            <div className={TEXT}>{section.body}</div>
          </section>
        ))}
      </div>
    </article>
  );
}
