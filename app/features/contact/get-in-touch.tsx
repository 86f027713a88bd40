import { ContactForm } from '#app/features/contact/contact-form.tsx';
import { useGetInTouch } from '#app/features/contact/use-contact-form.ts';
import { commonText, contactText } from '#shared/texts.ts';

const fields = [
  { name: 'name', label: () => commonText.name, autoComplete: 'name', wide: true },
  { name: 'email', label: () => commonText.email, type: 'email', autoComplete: 'email' },
  { name: 'phone', label: () => contactText.phone, type: 'tel', autoComplete: 'tel' },
] as const;

/** Home's invitation to write to the team, with the form for it. */
export function GetInTouch() {
  return (
    <section
      id="get-in-touch"
      aria-labelledby="get-in-touch-title"
      className="page-width grid gap-8 py-14 sm:py-20 lg:grid-cols-[2fr_3fr] lg:gap-20"
    >
      <div>
        <h2 id="get-in-touch-title" className="text-3xl leading-tight font-bold tracking-tight sm:text-4xl">
          {contactText.getInTouch}
        </h2>
        <p className="mt-3 max-w-prose text-lg text-ink-soft">{contactText.writeToUsAbout}</p>
      </div>
      <div className="relative overflow-hidden rounded-xl border border-sand-dark bg-paper p-5 sm:p-8">
        <ContactForm form={useGetInTouch()} fields={fields} messageLabel={commonText.message} />
      </div>
    </section>
  );
}
