import { firstWords } from '#app/features/audit/first-words.ts';
import { auditText } from '#shared/texts.ts';

/** More than this is folded away. */
const LONGEST = 140;

/** What a field held, in words; a long text can be unfolded. */
export function AuditValue({ value }: { value: unknown }) {
  const text = describe(value);
  if (text === '') return <span className="text-ink-soft italic">{auditText.empty}</span>;
  if (text.length <= LONGEST) return <span className="whitespace-pre-line wrap-anywhere">{text}</span>;
  return (
    <details className="inline">
      <summary className="wrap-anywhere">{`${firstWords(text, LONGEST)}…`}</summary>
      <span className="mt-1 block whitespace-pre-line border-cement border-l-2 pl-3 wrap-anywhere">{text}</span>
    </details>
  );
}

function describe(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? auditText.yes : auditText.no;
  if (Array.isArray(value)) return value.map(describe).join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
