import { buttonClass } from '#app/components/button.tsx';
import { Link } from '#app/components/link.tsx';
import { EmptyState } from '#app/components/list-states.tsx';
import { likesText } from '#shared/texts.ts';

/** What a shortlist shows while nothing is on it. */
export function NothingLiked() {
  return (
    <EmptyState title={likesText.nothingYet} hint={likesText.pressHeart}>
      <Link to="/category" className={buttonClass({ variant: 'secondary' })}>
        {likesText.seeBusinesses}
      </Link>
    </EmptyState>
  );
}
