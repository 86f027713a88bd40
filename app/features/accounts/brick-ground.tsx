/** Courses of brick behind the promise of an account page, fading from the top or from the bottom. */
export function BrickGround({ fromTop }: { fromTop: boolean }) {
  return (
    <svg aria-hidden className={`absolute inset-0 size-full ${fromTop ? '' : '-scale-y-100'}`}>
      <defs>
        <pattern id="brick-ground" width="112" height="64" patternUnits="userSpaceOnUse">
          <path d="M2 2h108v28H2zM-54 34h108v28H-54zM58 34h108v28H58z" className="fill-brick" />
        </pattern>
        <linearGradient id="brick-fade" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="white" />
          <stop offset="0.62" stopColor="black" />
        </linearGradient>
        <mask id="brick-mask">
          <rect width="100%" height="100%" fill="url(#brick-fade)" />
        </mask>
      </defs>
      <rect width="100%" height="100%" fill="url(#brick-ground)" mask="url(#brick-mask)" />
    </svg>
  );
}
