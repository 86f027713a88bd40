import { Link } from '#app/components/link.tsx';
import { withParts } from '#app/components/with-parts.tsx';
import { threadsText } from '#shared/texts.ts';

/** Where whoever sent what the team has not passed on says that it should have been. */
export function WriteToTeam() {
  return (
    <p>
      {withParts(threadsText.isThatWrong, {
        contact: (words) => (
          <Link to="/contact" className="inline-flex min-h-11 items-center font-semibold text-brick underline underline-offset-4">
            {words}
          </Link>
        ),
      })}
    </p>
  );
}
