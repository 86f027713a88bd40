import type { ReactNode } from 'react';
import { Clock, type Icon, Mail, MapPin, Phone } from '#app/components/icons.ts';
import { operator } from '#shared/brand/shown-brand.ts';
import { commonText, contactText } from '#shared/texts.ts';

const link = 'inline-flex min-h-11 items-center font-semibold text-brick underline underline-offset-4 wrap-anywhere hover:text-brick-dark';

/** How the team is reached other than by the form. */
export function ContactDetails() {
  const { enterprise, address, supportPhone, infoEmail } = operator;
  return (
    <dl className="grid gap-5">
      <Detail icon={Phone} label={contactText.supportPhone}>
        <a href={`tel:+91${supportPhone}`} className={link}>
          {`+91 ${supportPhone.slice(0, 5)} ${supportPhone.slice(5)}`}
        </a>
      </Detail>
      <Detail icon={Mail} label={commonText.email}>
        <a href={`mailto:${infoEmail}`} className={link}>
          {infoEmail}
        </a>
      </Detail>
      <Detail icon={Clock} label={contactText.hours}>
        <p>{contactText.supportHours}</p>
        <p className="text-ink-soft">{contactText.indiaTime}</p>
      </Detail>
      <Detail icon={MapPin} label={contactText.address}>
        <address className="not-italic">
          <p>{enterprise}</p>
          {address.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </address>
      </Detail>
    </dl>
  );
}

interface DetailProps {
  icon: Icon;
  label: string;
  children: ReactNode;
}

function Detail({ icon: Icon, label, children }: DetailProps) {
  return (
    <div className="relative min-h-11 pl-15">
      <dt className="text-ink-soft text-sm">
        <span className="absolute top-0 left-0 grid size-11 place-items-center rounded-full bg-brick/10 text-brick">
          <Icon aria-hidden className="size-5" />
        </span>
        <span>{label}</span>
      </dt>
      <dd className="leading-snug">{children}</dd>
    </div>
  );
}
