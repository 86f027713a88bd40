import { operator } from '#shared/brand/shown-brand.ts';
import { privacyText } from '#shared/texts.ts';

/** Who answers complaints, how soon, and how they are reached. */
export function GrievanceContact() {
  const { enterprise, address, supportPhone, grievanceOfficer } = operator;
  return (
    <>
      <p>{privacyText.complaintsGoTo}</p>
      <address className="mt-3 rounded-lg border border-sand-dark bg-paper p-4 not-italic">
        <strong className="block">{privacyText.grievanceOfficer(grievanceOfficer.name)}</strong>
        {[enterprise, ...address].map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
        <a href={`mailto:${grievanceOfficer.email}`} className="inline-flex min-h-11 items-center wrap-anywhere">
          {grievanceOfficer.email}
        </a>
        <br />
        <a href={`tel:+91${supportPhone}`} className="inline-flex min-h-11 items-center">
          {`+91 ${supportPhone.slice(0, 5)} ${supportPhone.slice(5)}`}
        </a>
      </address>
    </>
  );
}
