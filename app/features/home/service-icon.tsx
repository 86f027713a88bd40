import sprite from '#app/features/home/service-icons.svg?url';

/** What scripts/draw-service-icons.ts has drawn. */
const drawn = new Set([
  'construction-contractors',
  'paint-contractors',
  'pop-contractors',
  'carpenter',
  'shuttering',
  'plumbing-contractors',
  'interior-designers',
  'waterproofing',
  'heat-insulation',
  'false-ceiling',
  'upvc-fittings',
  'flooring',
  'electric-contractors',
  'jcb-movers',
  'aluminum-fittings',
  'glass',
  'fire-system',
  'landscapers',
  'architects',
  'sanitary-bath-fittings',
  'electrical-lightings',
  'tiles-flooring',
  'pains-and-surface-care',
  'wood-work',
  'wallpaper-pvc-vinee',
  'marbles-and-stone',
  'bricks-sand',
  'modular-kitchen',
  'cement',
  'iron',
  'crushed-stone-bajri',
  'hardware-and-tools',
  'water-purifier',
  'gates-grills-railings',
  'water-tanks',
  'solar-pannels',
  'air-conditioning',
  'elevator',
  'cctv-security-system',
]);

/** The drawing of a trade; a service that an admin added later gets that of a building site. */
export function ServiceIcon({ name, className }: { name: string; className?: string }) {
  const key = name.toLowerCase().replace(/[^a-z]+/g, '-');
  return (
    <svg aria-hidden fill="none" stroke="currentColor" strokeWidth={1.6} strokeLinecap="round" strokeLinejoin="round" className={className}>
      <use href={`${sprite}#${drawn.has(key) ? key : 'any'}`} />
    </svg>
  );
}
