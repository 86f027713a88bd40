import type { ComponentProps } from 'react';
import { Heart as HeartIcon } from '#app/components/icons.ts';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { useAccount } from '#app/features/accounts/use-account.ts';
import { useLike } from '#app/features/likes/use-like.ts';
import { nameShown } from '#shared/own-words.ts';
import type { Business } from '#shared/schemas/businesses.ts';
import { likesText } from '#shared/texts.ts';

interface LikeButtonProps {
  business: Pick<Business, '_id' | 'name'>;
  className?: string;
  /** Beside a name: without a circle, as easy to touch. */
  isSmall?: boolean;
}

/** The heart of a business, filled when the user likes it. */
export const LikeButton = import.meta.env.SSR ? HeartOnServer : LivingHeart;

/** As a browser shows it first, without what it takes to press it: a list has dozens. */
function HeartOnServer(props: LikeButtonProps) {
  const account = useAccount();
  return <Heart {...props} liked={account.kind === 'user' && account.user.likedBusinesses.includes(props.business._id)} disabled />;
}

function LivingHeart(props: LikeButtonProps) {
  const { liked, toggle } = useLike(props.business._id);
  return <Heart {...props} liked={liked} disabled={!useHydrated()} onClick={toggle} />;
}

interface HeartProps extends LikeButtonProps, Pick<ComponentProps<'button'>, 'disabled' | 'onClick'> {
  liked: boolean;
}

function Heart({ business, className = '', isSmall = false, liked, disabled, onClick }: HeartProps) {
  return (
    <button
      type="button"
      aria-pressed={liked}
      aria-label={likesText.like(nameShown(business))}
      disabled={disabled}
      onClick={onClick}
      className={`grid size-11 shrink-0 place-items-center rounded-full text-brick ${isSmall ? 'hover:bg-brick/10' : 'border border-cement bg-paper hover:border-brick'} ${className}`}
    >
      <HeartIcon aria-hidden className={`${isSmall ? 'size-4.5' : 'size-5'} ${liked ? 'fill-current' : ''}`} />
    </button>
  );
}
