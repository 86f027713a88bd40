import type { ReactNode } from 'react';
import { callApi } from '#app/api/client.ts';
import { Button } from '#app/components/button.tsx';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { EditConflict } from '#app/features/back-office/edit-conflict.tsx';
import { useAdminForm } from '#app/features/back-office/use-admin-form.ts';
import { PictureField } from '#app/features/pictures/picture-field.tsx';
import { usePicture } from '#app/features/pictures/use-picture.ts';
import { BrandEntry, ColourEntry } from '#app/features/settings/brand-entry.tsx';
import { brand as nameOfFile } from '#shared/brand/brand.ts';
import { operator as operatorOfFile } from '#shared/brand/operator.ts';
import { brandPicture } from '#shared/brand/shown-brand.ts';
import { BRAND_LIMITS, brandInput, type EditableBrand, socialFields, socialName } from '#shared/schemas/brand-settings.ts';
import { brandOfficeText as text } from '#shared/texts.ts';

/** Name, contact, colours and logo as they are set, to be set to others. */
export function BrandForm({ current: { set, hasLogo, version } }: { current: EditableBrand }) {
  const hydrated = useHydrated();
  const picture = usePicture();
  const form = useAdminForm({
    schema: brandInput,
    extra: { image: picture.dataUrl ?? '', version },
    call: (body) => callApi('PUT /settings/brand/update', { body }),
  });
  const own = { form, set };
  const { enterprise, proprietor, address, courts, supportPhone, infoEmail, grievanceOfficer, social } = operatorOfFile;
  return (
    <form method="post" {...form.formEvents} className="grid max-w-3xl gap-5">
      <Section title={text.nameAndOperator} lead={text.legalPages}>
        <BrandEntry {...own} name="name" label={text.siteName} ofFile={nameOfFile.name} longest={BRAND_LIMITS.name} />
        <BrandEntry {...own} name="enterprise" label={text.enterprise} ofFile={enterprise} />
        <BrandEntry {...own} name="proprietor" label={text.proprietor} ofFile={proprietor} />
        <BrandEntry {...own} name="address" label={text.address} ofFile={address.join('\n')} longest={BRAND_LIMITS.address} rows={4} />
        <BrandEntry {...own} name="courts" label={text.courts} ofFile={courts} hint={text.courtsHint} />
      </Section>
      <Section title={text.contact}>
        <BrandEntry {...own} name="supportPhone" label={text.supportPhone} ofFile={supportPhone} hint={text.supportPhoneHint} />
        <BrandEntry {...own} name="infoEmail" label={text.contactEmail} ofFile={infoEmail} />
      </Section>
      <Section title={text.grievanceOfficer} lead={text.whyAnOfficer}>
        <BrandEntry {...own} name="grievanceName" label={text.officersName} ofFile={grievanceOfficer.name} />
        <BrandEntry {...own} name="grievanceEmail" label={text.officersEmail} ofFile={grievanceOfficer.email} />
      </Section>
      <Section title={text.socialPages} lead={text.allOrNone}>
        {socialFields.map((field) => (
          <BrandEntry
            key={field}
            {...own}
            name={field}
            label={socialName(field)}
            // Too long for a field on a phone, where it would be cut.
            ofFile=""
            hint={social.find(({ name }) => name === socialName(field))?.url}
            longest={BRAND_LIMITS.url}
          />
        ))}
      </Section>
      <Section title={text.colours} lead={text.readableColours}>
        <ColourEntry {...own} name="brick" label={text.accent} />
        <ColourEntry {...own} name="ink" label={text.textColour} />
        <ColourEntry {...own} name="sand" label={text.ground} />
        <ColourEntry {...own} name="paper" label={text.cards} />
      </Section>
      <Section title={text.logo} lead={text.logoHint}>
        {hasLogo && (
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
            <img
              src={brandPicture('/icon-192.png')}
              alt={text.logoNow}
              className="size-20 rounded-lg border border-sand-dark object-contain"
            />
            <label className="inline-flex min-h-11 items-center gap-2">
              <input type="checkbox" name="dropsLogo" value="true" className="size-5" />
              <span>{text.dropLogo}</span>
            </label>
          </div>
        )}
        <PictureField
          label={text.logo}
          name="image"
          picture={picture}
          error={picture.error ?? form.errorOf('image')}
          invalid={form.isWrong('image')}
        />
      </Section>
      {form.conflict && <EditConflict onReload={form.reload} />}
      <div>
        <Button type="submit" busy={form.sending} disabled={!hydrated || picture.busy}>
          {text.save}
        </Button>
      </div>
    </form>
  );
}

function Section({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <section className="grid gap-4 rounded-xl border border-sand-dark bg-paper p-5 sm:p-7">
      <h2 className="font-bold text-xl">{title}</h2>
      {lead && <p className="-mt-2 text-ink-soft">{lead}</p>}
      {children}
    </section>
  );
}
