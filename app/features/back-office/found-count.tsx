import { SearchBox } from '#app/components/search-box.tsx';
import { showCount } from '#app/components/show-count.ts';
import { backOfficeText } from '#shared/texts.ts';

/** The server counts no further. */
const MOST_COUNTED = 10_000;

interface FoundCountProps {
  /** What is listed: 'Users'. */
  label: string;
  placeholder: string;
  q: string | undefined;
  total: number;
  /** A filter that stays while words are searched. */
  keep?: { name: string; value: string | undefined };
}

/** The search over a list that the server searches, with how many it has found. */
export function FoundCount({ label, placeholder, q, total, keep }: FoundCountProps) {
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-2">
      <SearchBox label={label} placeholder={placeholder} q={q} className="max-w-xl grow basis-72">
        {keep?.value && <input type="hidden" name={keep.name} value={keep.value} />}
      </SearchBox>
      <p role="status" className="text-ink-soft">
        {backOfficeText.found(`${showCount(total)}${total >= MOST_COUNTED ? '+' : ''}`)}
      </p>
    </div>
  );
}
