import type { ReactNode } from 'react';
import { callApi } from '#app/api/client.ts';
import { Button } from '#app/components/button.tsx';
import { CheckedEntry } from '#app/components/checked-entry.tsx';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { EditConflict } from '#app/features/back-office/edit-conflict.tsx';
import { useAdminForm } from '#app/features/back-office/use-admin-form.ts';
import { PictureField } from '#app/features/pictures/picture-field.tsx';
import { usePicture } from '#app/features/pictures/use-picture.ts';
import { brand as nameOfFile } from '#shared/brand/brand.ts';
import { colours as coloursOfFile } from '#shared/brand/colours.ts';
import { operator as operatorOfFile } from '#shared/brand/operator.ts';
import { brandPicture } from '#shared/brand/shown-brand.ts';
import {
  BRAND_LIMITS,
  type BrandFields,
  brandInput,
  type EditableBrand,
  socialFields,
  socialName,
} from '#shared/schemas/brand-settings.ts';
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
  const entry = (
    name: keyof BrandFields,
    label: string,
    placeholder: string,
    more: { hint?: string; longest?: number; rows?: number } = {},
  ) => (
    <CheckedEntry
      form={form}
      name={name}
      label={label}
      defaultValue={set[name]}
      placeholder={placeholder}
      maxLength={more.longest ?? BRAND_LIMITS.text}
      optional
      {...(more.hint ? { hint: more.hint } : {})}
      {...(more.rows ? { rows: more.rows } : {})}
    />
  );
  const { enterprise, proprietor, address, courts, supportPhone, infoEmail, grievanceOfficer, social } = operatorOfFile;
  const colour = (name: 'brick' | 'ink' | 'sand' | 'paper', label: string) => (
    <div className="grid grid-cols-[auto_1fr] gap-3">
      <span
        aria-hidden
        className="mt-7 size-12 rounded-lg border border-cement-dark"
        style={{ background: set[name] || coloursOfFile[name] }}
      />
      {entry(name, label, coloursOfFile[name], { longest: 20 })}
    </div>
  );
  return (
    <form method="post" {...form.formEvents} className="grid max-w-3xl gap-5">
      <Section title={text.nameAndOperator}>
        {entry('name', text.siteName, nameOfFile.name, { longest: BRAND_LIMITS.name })}
        {entry('enterprise', text.enterprise, enterprise)}
        {entry('proprietor', text.proprietor, proprietor)}
        {entry('address', text.address, address.join('\n'), { longest: BRAND_LIMITS.address, rows: 4 })}
        {entry('courts', text.courts, courts, { hint: text.courtsHint })}
      </Section>
      <Section title={text.contact}>
        {entry('supportPhone', text.supportPhone, supportPhone, { hint: text.supportPhoneHint })}
        {entry('infoEmail', text.contactEmail, infoEmail)}
      </Section>
      <Section title={text.grievanceOfficer} lead={text.whyAnOfficer}>
        {entry('grievanceName', text.officersName, grievanceOfficer.name)}
        {entry('grievanceEmail', text.officersEmail, grievanceOfficer.email)}
      </Section>
      <Section title={text.socialPages} lead={text.allOrNone}>
        {socialFields.map((field) => (
          <div key={field}>
            {entry(field, socialName(field), social.find(({ name }) => name === socialName(field))?.url ?? '', {
              longest: BRAND_LIMITS.url,
            })}
          </div>
        ))}
      </Section>
      <Section title={text.colours} lead={text.readableColours}>
        {colour('brick', text.accent)}
        {colour('ink', text.textColour)}
        {colour('sand', text.ground)}
        {colour('paper', text.cards)}
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
