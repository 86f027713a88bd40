import { Link } from 'react-router';
import { buttonClass } from '#app/components/button.tsx';
import { EmptyState } from '#app/components/list-states.tsx';

/** What a shortlist shows while nothing is on it. */
export function NothingLiked() {
  return (
    <EmptyState title="Nothing is on your shortlist yet." hint="Press the heart of a business, and you find it here.">
      <Link to="/category" className={buttonClass({ variant: 'secondary' })}>
        See businesses
      </Link>
    </EmptyState>
  );
}
