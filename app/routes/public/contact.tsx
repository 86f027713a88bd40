import { ContactDetails } from '#app/features/contact/contact-details.tsx';
import { ContactForm } from '#app/features/contact/contact-form.tsx';
import { useContactUs } from '#app/features/contact/use-contact-form.ts';
import { describeBreadcrumbs } from '#app/features/page-meta/breadcrumbs.ts';
import { describePage } from '#app/features/page-meta/describe-page.ts';
import { brand } from '#shared/brand/brand.ts';
import type { Route } from './+types/contact.ts';

const fields = [
  { name: 'name', label: 'Name', autoComplete: 'name' },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
  { name: 'phone', label: 'Phone no', type: 'tel', autoComplete: 'tel' },
  { name: 'service', label: 'Service', placeholder: 'Cement Supplier' },
] as const;

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return describePage(matches, {
    title: 'Contact Us',
    description: `Write to the team of ${brand.name}, or call: questions about a listing, a service you cannot find, or your own business.`,
    path: '/contact',
    structuredData: [describeBreadcrumbs([{ name: 'Contact Us', path: '/contact' }])],
  });
}

/** The team's phone, e-mail and address, and a form to write to it (docs/product/pages.md). */
export default function Contact() {
  return (
    <div className="page-width grid items-start gap-10 py-8 sm:py-14 lg:grid-cols-[2fr_3fr] lg:gap-20">
      <div>
        <h1 className="font-extrabold text-3xl leading-tight tracking-tight sm:text-4xl">Contact Us</h1>
        <p className="mt-3 mb-8 max-w-prose text-ink-soft text-lg">
          Looking for a service you cannot find, or is something wrong with a listing? Write or call. A person reads every message and
          answers by phone or e-mail.
        </p>
        <ContactDetails />
      </div>
      <section aria-label="Write to us" className="relative overflow-hidden rounded-xl border border-sand-dark bg-paper p-5 sm:p-8">
        <ContactForm form={useContactUs()} fields={fields} messageLabel="Your Message" />
      </section>
    </div>
  );
}
