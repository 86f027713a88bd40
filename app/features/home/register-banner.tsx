import { Link } from 'react-router';
import { useListingLink } from '#app/features/navigation/site-links.ts';

const steps = [
  { title: 'Browse categories', text: 'Choose the work or the material, and your city.' },
  { title: 'Access detailed profiles', text: 'See photos, prices and reviews side by side.' },
  { title: 'Initiate communication', text: 'Send an enquiry or call, and agree on the work.' },
];

/** The invitation to register, with the way from looking to talking in three steps. */
export function RegisterBanner() {
  const listing = useListingLink();
  return (
    <section aria-labelledby="register-title" className="on-dark bg-brick-dark text-paper">
      <div className="page-width grid gap-10 py-14 sm:py-20 lg:grid-cols-[2fr_3fr] lg:gap-20">
        <div>
          <h2 id="register-title" className="text-3xl leading-tight font-bold tracking-tight text-balance sm:text-4xl">
            From first search to first brick in three steps
          </h2>
          <p className="mt-3 text-lg text-sand">Registering is free. It lets you see phone numbers, like businesses and write reviews.</p>
          <Link
            to="/user/login"
            className="mt-7 inline-flex min-h-12 items-center rounded-lg bg-paper px-7 text-lg font-semibold text-brick-dark hover:bg-sand-dark"
          >
            Register Now
          </Link>
          {listing && (
            <p className="mt-6 border-sand/40 border-t pt-5 text-sand">
              Do you build, repair or supply?{' '}
              <Link
                to={listing.to}
                className="inline-flex min-h-11 items-center font-semibold text-paper underline underline-offset-4 hover:no-underline"
              >
                {listing.label}
              </Link>{' '}
              and get enquiries from people near you, free of charge.
            </p>
          )}
        </div>
        <ol className="grid gap-8 sm:grid-cols-3 sm:gap-6">
          {steps.map(({ title, text }, i) => (
            <li key={title} className="border-t-2 border-sand/50 pt-4">
              <span aria-hidden className="block text-5xl leading-none font-bold text-sand-dark">
                {i + 1}
              </span>
              <h3 className="mt-3 text-xl font-semibold">{title}</h3>
              <p className="mt-1 text-sand">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
