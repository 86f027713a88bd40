import type { ReactNode } from 'react';
import { buttonClass } from '#app/components/button.tsx';
import { Download } from '#app/components/icons.ts';
import { ChangePassword } from '#app/features/accounts/change-password.tsx';
import { LogOutEverywhere } from '#app/features/accounts/log-out-everywhere.tsx';
import { useMay } from '#app/features/business-people/use-may.ts';
import { PhotoGallery } from '#app/features/businesses/photo-gallery.tsx';
import { showHours } from '#app/features/businesses/show-hours.ts';
import { showLanguages } from '#app/features/businesses/show-languages.ts';
import { OwnPhone } from '#app/features/phone-codes/own-phone.tsx';
import { showAddress } from '#shared/address-parts.ts';
import { placeName } from '#shared/place-name.ts';
import type { OwnBusiness } from '#shared/schemas/own-business.ts';
import { capitalise } from '#shared/service-name.ts';
import { showComparablePrice } from '#shared/shown-prices.ts';
import { businessesText, commonText, deskText, namesText, phoneCodesText } from '#shared/texts.ts';

/** The profile as it is stored, with all its photos (docs/product/pages.md). */
export function OwnProfile({ business }: { business: OwnBusiness }) {
  const { name, service, phoneNo, phoneProven, email, newEmail, price, address, shortDescription, description, image } = business;
  const { workingSince, openingHours, languages, nameHindi, shortDescriptionHindi, descriptionHindi } = business;
  const where = placeName(business);
  const may = useMay();
  const compared = showComparablePrice(business);
  return (
    <section aria-labelledby="profile" className="rounded-xl border border-sand-dark bg-paper p-5 sm:p-6">
      <h2 id="profile" className="font-bold text-lg">
        {deskText.yourProfile}
      </h2>
      <p className="mt-1 text-ink-soft wrap-anywhere">{shortDescription}</p>
      <dl className="mt-4 grid gap-x-6 gap-y-4 border-sand-dark border-t pt-4 sm:grid-cols-2 lg:grid-cols-1">
        <Fact label={commonText.service}>{capitalise(service)}</Fact>
        {price && <Fact label={deskText.price}>{businessesText.typedPrice(price)}</Fact>}
        {compared && <Fact label={deskText.priceToCompare}>{compared}</Fact>}
        <Fact label={deskText.phone}>{phoneNo}</Fact>
        {(email || newEmail) && (
          <Fact label={commonText.email}>
            <span>{email}</span>
            {newEmail && <span className="block font-normal text-amber text-sm">{deskText.waitsToBeConfirmed(newEmail)}</span>}
          </Fact>
        )}
        {workingSince !== null && <Fact label={deskText.workingSince}>{workingSince}</Fact>}
        {openingHours && <Fact label={deskText.openingHours}>{showHours(openingHours).join(', ')}</Fact>}
        {languages && <Fact label={deskText.languages}>{showLanguages(languages)}</Fact>}
        {nameHindi && <Fact label={namesText.nameInHindi}>{nameHindi}</Fact>}
        {shortDescriptionHindi && <Fact label={namesText.inShortInHindi}>{shortDescriptionHindi}</Fact>}
        {descriptionHindi && (
          <Fact label={namesText.aboutWorkInHindi}>
            <span className="whitespace-pre-line">{descriptionHindi}</span>
          </Fact>
        )}
        <Fact label={deskText.location}>{[showAddress(address, business), where.city, where.state].filter(Boolean).join(', ')}</Fact>
      </dl>
      {description && (
        <>
          <h3 className="mt-5 font-bold">{deskText.aboutUs}</h3>
          <p data-may-cut className="mt-1 line-clamp-6 whitespace-pre-line wrap-anywhere">
            {description || deskText.notDescribed}
          </p>
        </>
      )}
      {image.length > 0 && (
        <>
          <h3 className="mt-5 mb-2 font-bold">{deskText.photos}</h3>
          <PhotoGallery name={name} photos={image} look="column" />
        </>
      )}
      {may('account') && (
        <>
          <h3 className="mt-5 font-bold">{phoneCodesText.yourNumber}</h3>
          <OwnPhone phoneNo={phoneNo || null} isProven={phoneProven === true} removable={false} />
          <div className="mt-4 -ml-3 grid justify-items-start">
            <ChangePassword className="px-3!" />
            <LogOutEverywhere className="px-3!" />
            <a href="/api/v1/contractor/data" download className={`${buttonClass({ variant: 'quiet', size: 'sm' })} px-3!`}>
              <Download aria-hidden className="size-5" />
              {deskText.downloadYourData}
            </a>
          </div>
        </>
      )}
    </section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-soft text-sm">{label}</dt>
      <dd className="font-semibold wrap-anywhere">{children}</dd>
    </div>
  );
}
