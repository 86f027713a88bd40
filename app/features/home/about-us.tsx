import { brand } from '#shared/brand/brand.ts';

const facts = [
  {
    title: 'Checked before it appears',
    text: 'Our team looks at every business before it goes live. What is waiting or refused is not shown.',
  },
  {
    title: 'Reviews with an account behind them',
    text: 'Only signed-in users can rate, and each of them once per business. A second review replaces the first.',
  },
  {
    title: 'You deal directly',
    text: 'Your enquiry goes straight to the business. What you agree on, you agree with each other: we take no share of it.',
  },
];

/** The Know About Us block: what the directory is and what it stands for. */
export function AboutUs() {
  return (
    <section aria-labelledby="about-title" className="page-width grid gap-10 pb-16 sm:pb-24 lg:grid-cols-2 lg:gap-20">
      <div>
        <h2 id="about-title" className="text-lg font-semibold text-brick">
          Know About Us
        </h2>
        <p className="mt-3 text-3xl leading-snug font-semibold tracking-tight text-balance sm:text-4xl">
          A home is the largest thing most families ever buy. Choosing who builds it should not rest on luck.
        </p>
        <p className="mt-5 max-w-prose text-lg text-ink-soft">
          {brand.name} is a directory for the building trade in India. Whether you need a mason for one wall or cement for a tower, it
          brings the contractors and suppliers of your city into one place, so that you can compare their work, their rates and what others
          say of them.
        </p>
      </div>
      <dl className="divide-y divide-cement border-y border-cement">
        {facts.map(({ title, text }) => (
          <div key={title} className="py-6">
            <dt className="text-xl font-semibold">{title}</dt>
            <dd className="mt-1 max-w-prose text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
