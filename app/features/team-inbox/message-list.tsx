import { callApi } from '#app/api/client.ts';
import { Button } from '#app/components/button.tsx';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { ChooseBox } from '#app/features/back-office/several/choose-box.tsx';
import { NotDoneList } from '#app/features/back-office/several/not-done-list.tsx';
import { SelectionBar } from '#app/features/back-office/several/selection-bar.tsx';
import { useChosen } from '#app/features/back-office/several/use-chosen.ts';
import { useSeveral } from '#app/features/back-office/several/use-several.ts';
import { UndoBar } from '#app/features/back-office/undo-bar.tsx';
import { enquiryStatuses } from '#app/features/desk/enquiry-statuses.ts';
import { TeamMessage } from '#app/features/team-inbox/team-message.tsx';
import type { EnquiryStatus } from '#shared/schemas/enquiries.ts';
import type { InboxMessage } from '#shared/schemas/inbox.ts';
import { teamInboxText } from '#shared/texts.ts';

interface MessageListProps {
  messages: readonly InboxMessage[];
  /** Called before another status is stored. */
  onMark: () => void;
}

/** Messages to the team: each is filed by itself, or several at once. */
export function MessageList({ messages, onMark }: MessageListProps) {
  const hydrated = useHydrated();
  const { chosen, isChosen, choose, chooseAll } = useChosen(messages.map(({ _id }) => _id));
  const { runSoon, isBusy, notDone, undoBar } = useSeveral();

  function file(status: EnquiryStatus) {
    const selected = messages.filter(({ _id }) => chosen.includes(_id));
    const known = new Map(selected.map((message) => [message._id, message]));
    runSoon(
      selected.map(({ _id: id, name }) => ({ id, name })),
      (id) => {
        onMark();
        const { kind, version } = known.get(id) as InboxMessage;
        return callApi('PUT /admin/inbox/update/:kind/:id', { params: { kind, id }, body: { status, version } });
      },
    );
  }

  return (
    <>
      {messages.length > 1 && (
        <SelectionBar selected={chosen.length} shown={messages.length} onAll={chooseAll}>
          {enquiryStatuses.map(({ status, label }) => (
            <Button
              key={status}
              size="sm"
              variant="secondary"
              disabled={!hydrated || chosen.length === 0 || isBusy}
              onClick={() => file(status)}
            >
              {teamInboxText.chosenAs(label)}
            </Button>
          ))}
        </SelectionBar>
      )}
      <NotDoneList notDone={notDone} />
      <ul className="grid gap-4">
        {messages.map((message) => (
          <li key={message._id}>
            <TeamMessage message={message} onMark={onMark}>
              {messages.length > 1 && (
                <ChooseBox name={message.name} is={isChosen(message._id)} onChange={(is) => choose(message._id, is)} />
              )}
            </TeamMessage>
          </li>
        ))}
      </ul>
      {undoBar && <UndoBar {...undoBar} />}
    </>
  );
}
