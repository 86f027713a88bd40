import { FilterLinks } from '#app/components/filter-links.tsx';
import { SearchBox } from '#app/components/search-box.tsx';
import { enquiryStatuses } from '#app/features/desk/enquiry-statuses.ts';
import { type TeamInboxSearch, teamInboxAddress } from '#app/features/team-inbox/team-inbox-search.ts';
import type { InboxPage } from '#shared/schemas/inbox.ts';
import { teamInboxText } from '#shared/texts.ts';

const kinds = [
  { kind: undefined, label: () => teamInboxText.everything },
  { kind: 'enquiry', label: () => teamInboxText.generalEnquiries },
  { kind: 'contact', label: () => teamInboxText.contactMessages },
] as const;

interface TeamInboxFiltersProps {
  search: TeamInboxSearch;
  counts: InboxPage['counts'];
}

/** Which messages are shown: by kind, by status with its count, by words. */
export function TeamInboxFilters({ search, counts }: TeamInboxFiltersProps) {
  const { kind, status, q } = search;
  const all = { status: undefined, label: teamInboxText.all, count: Object.values(counts).reduce((sum, count) => sum + count, 0) };
  const statuses = [all, ...enquiryStatuses.map((choice) => ({ ...choice, count: counts[choice.status] }))];
  return (
    <div className="mb-6 grid gap-3">
      <div className="flex flex-wrap gap-x-8 gap-y-3">
        <FilterLinks
          label={teamInboxText.byKind}
          choices={kinds.map((choice) => ({
            label: choice.label(),
            to: teamInboxAddress({ kind: choice.kind, status, q }),
            isChosen: choice.kind === kind,
          }))}
        />
        <FilterLinks
          label={teamInboxText.byStatus}
          choices={statuses.map(({ status: chosen, ...choice }) => ({
            ...choice,
            to: teamInboxAddress({ kind, status: chosen, q }),
            isChosen: chosen === status,
          }))}
        />
      </div>
      <SearchBox label={teamInboxText.messages} placeholder={teamInboxText.searchIn} q={q} className="max-w-xl">
        {kind && <input type="hidden" name="kind" value={kind} />}
        {status && <input type="hidden" name="status" value={status} />}
      </SearchBox>
    </div>
  );
}
