import { type ReactNode, useId } from 'react';
import { data } from 'react-router';
import { Picture } from '#app/components/picture.tsx';
import { siteContext, useCasesContext } from '#app/context.ts';
import { BusinessSummary } from '#app/features/businesses/business-summary.tsx';
import { CustomerReviews } from '#app/features/businesses/customer-reviews.tsx';
import { PhotoGallery } from '#app/features/businesses/photo-gallery.tsx';
import { capitalise } from '#app/features/services/group-services.ts';
import type { Route } from './+types/view-details.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const { getBusiness, listReviews } = context.get(useCasesContext);
  const { publicUrl } = context.get(siteContext);
  try {
    const [details, reviews] = await Promise.all([getBusiness(params.id), listReviews(params.id)]);
    return { ...details, reviews, publicUrl };
  } catch (error) {
    if ((error as { status?: number }).status === 404) throw data(null, { status: 404 });
    throw error;
  }
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [{ title: 'Page not found · Nirmaan' }, { name: 'robots', content: 'noindex' }];
  const { contractor, publicUrl } = loaderData;
  const { _id, name, service, city, shortDescription, image } = contractor;
  const title = `${name}, ${capitalise(service)} in ${city}`;
  return [
    { title: `${title} · Nirmaan` },
    { name: 'description', content: shortDescription || title },
    { property: 'og:title', content: title },
    ...(image[0] ? [{ property: 'og:image', content: new URL(image[0], publicUrl).href }] : []),
    { tagName: 'link', rel: 'canonical', href: new URL(`/viewdetails/${_id}`, publicUrl).href },
  ];
}

export default function ViewDetails({ loaderData }: Route.ComponentProps) {
  const { contractor, phoneAccess, reviews } = loaderData;
  const { name, image, description, shortDescription } = contractor;
  const photos = image.slice(1);
  return (
    <article className="page-width grid items-start gap-6 py-5 sm:py-8 lg:grid-cols-[3fr_2fr] lg:gap-8">
      <Picture
        src={image[0]}
        alt={name}
        sizes="(min-width: 80rem) 45rem, (min-width: 64rem) 56vw, 94vw"
        eager
        className="w-full rounded-xl"
      />
      <aside aria-label="Contact" className="lg:sticky lg:top-24 lg:row-span-2">
        <BusinessSummary contractor={contractor} phoneAccess={phoneAccess} />
      </aside>
      <div className="space-y-10">
        <Section title="About Us">
          <p className="max-w-prose whitespace-pre-line text-lg leading-relaxed wrap-anywhere">{description || shortDescription}</p>
        </Section>
        {photos.length > 0 && (
          <Section title="Photos">
            <PhotoGallery name={name} photos={photos} />
          </Section>
        )}
        <Section title="Customer Reviews">
          <CustomerReviews reviews={reviews} />
        </Section>
      </div>
    </article>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-4 font-extrabold text-2xl tracking-tight">
        {title}
      </h2>
      {children}
    </section>
  );
}
