/** The picture of a row. */
export function Thumbnail({ image }: { image: string }) {
  return (
    <img
      src={image.replace(/-\d+\.webp$/, '-320.webp')}
      alt=""
      width={64}
      height={48}
      loading="lazy"
      className="h-12 w-16 rounded bg-sand-dark object-cover"
    />
  );
}
