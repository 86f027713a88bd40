import { Link } from '#app/components/link.tsx';
import { withParts } from '#app/components/with-parts.tsx';
import { operator } from '#shared/brand/shown-brand.ts';
import { ACKNOWLEDGED_WITHIN_HOURS, grievanceKinds } from '#shared/grievance-kinds.ts';
import { grievancesText, privacyText } from '#shared/texts.ts';

/** Who answers complaints, how soon, and how they are reached. */
export function GrievanceContact() {
  return (
    <>
      <p>
        {withParts(
          privacyText.complaintsGoTo,
          { complaint: (words) => <Link to="/complaint">{words}</Link> },
          grievancesText.timeOf(ACKNOWLEDGED_WITHIN_HOURS),
          grievancesText.timeOf(grievanceKinds.other.hours),
          grievancesText.timeOf(grievanceKinds.unlawful.hours),
          grievancesText.timeOf(grievanceKinds.order.hours),
          grievancesText.timeOf(grievanceKinds.intimate.hours),
        )}
      </p>
      <OfficerAddress />
    </>
  );
}

/** How the Grievance Officer is reached other than by the form. */
export function OfficerAddress() {
  const { enterprise, address, supportPhone, grievanceOfficer } = operator;
  return (
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
  );
}
