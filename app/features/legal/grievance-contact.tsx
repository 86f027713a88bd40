import { operator } from '#shared/brand/operator.ts';

/** Who answers complaints, how soon, and how they are reached. */
export function GrievanceContact() {
  const { enterprise, address, supportPhone, grievanceOfficer } = operator;
  return (
    <>
      <p>
        Complaints, and requests about your data, go to our Grievance Officer, who acknowledges them within 24 hours and decides them within
        15 days:
      </p>
      <address className="mt-3 rounded-lg border border-sand-dark bg-paper p-4 not-italic">
        <strong className="block">{`${grievanceOfficer.name}, Grievance Officer`}</strong>
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
