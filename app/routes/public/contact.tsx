import { ContactDetails } from '#app/features/contact/contact-details.tsx';
import { ContactForm } from '#app/features/contact/contact-form.tsx';
import { useContactUs } from '#app/features/contact/use-contact-form.ts';
import { describeBreadcrumbs } from '#app/features/page-meta/breadcrumbs.ts';
import { describePage } from '#app/features/page-meta/describe-page.ts';
import { commonText, contactText, navigationText } from '#shared/texts.ts';
import type { Route } from './+types/contact.ts';

const fields = [
  { name: 'name', label: () => commonText.name, autoComplete: 'name' },
  { name: 'email', label: () => commonText.email, type: 'email', autoComplete: 'email' },
  { name: 'phone', label: () => contactText.phoneNo, type: 'tel', autoComplete: 'tel' },
  { name: 'service', label: () => commonText.service, placeholder: () => contactText.suchAsCementSupplier },
] as const;

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return describePage(matches, {
    title: navigationText.contactUs,
    description: contactText.pageDescription(),
    path: '/contact',
    structuredData: [describeBreadcrumbs([{ name: navigationText.contactUs, path: '/contact' }])],
  });
}

/** The team's phone, e-mail and address, and a form to write to it (docs/product/pages.md). */
export default function Contact() {
  return (
    <div className="page-width grid items-start gap-10 py-8 sm:py-14 lg:grid-cols-[2fr_3fr] lg:gap-20">
      <div>
        <h1 className="font-extrabold text-3xl leading-tight tracking-tight sm:text-4xl">{navigationText.contactUs}</h1>
        <p className="mt-3 mb-8 max-w-prose text-ink-soft text-lg">{contactText.writeOrCall}</p>
        <ContactDetails />
      </div>
      <section
        aria-label={contactText.writeToUs}
        className="relative overflow-hidden rounded-xl border border-sand-dark bg-paper p-5 sm:p-8"
      >
        <ContactForm form={useContactUs()} fields={fields} messageLabel={contactText.yourMessage} />
      </section>
    </div>
  );
}
