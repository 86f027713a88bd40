import { Heart } from 'lucide-react';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { useLike } from '#app/features/likes/use-like.ts';
import type { Business } from '#shared/schemas/businesses.ts';
import { likesText } from '#shared/texts.ts';

interface LikeButtonProps {
  business: Pick<Business, '_id' | 'name'>;
  className?: string;
}

/** The heart of a business, filled when the user likes it. */
export function LikeButton({ business, className = '' }: LikeButtonProps) {
  const { liked, toggle } = useLike(business._id);
  return (
    <button
      type="button"
      aria-pressed={liked}
      aria-label={likesText.like(business.name)}
      disabled={!useHydrated()}
      onClick={toggle}
      className={`grid size-11 shrink-0 place-items-center rounded-full border border-cement bg-paper text-brick hover:border-brick ${className}`}
    >
      <Heart aria-hidden className={`size-5 ${liked ? 'fill-current' : ''}`} />
    </button>
  );
}
