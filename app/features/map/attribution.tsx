/** Text in which `[words](https://…)` are a link. */
const LINK = /\[([^\]]+)\]\((https?:\/\/[^\s)]+)\)/;

/** Whom to name for the pictures of a map. */
export function Attribution({ text }: { text: string }) {
  // Between texts, each link leaves its words and its address.
  const parts = text.split(LINK);
  return (
    <p className="justify-self-end rounded-tl-md bg-paper/90 px-2 py-0.5 text-xs">
      {parts.map((part, index) => {
        if (index % 3 === 2) return null;
        if (index % 3 === 0) return part;
        return (
          <a key={part} href={parts[index + 1]} target="_blank" rel="noopener noreferrer" className="underline">
            {part}
          </a>
        );
      })}
    </p>
  );
}
