import { withParts } from '#app/components/with-parts.tsx';

/** A text whose part between `<hidden>` marks is read out and not shown: 'Call<hidden> Deccan Roofs</hidden>'. */
export function withHidden(text: string) {
  return withParts(text, { hidden: (words) => <span className="sr-only">{words}</span> });
}
