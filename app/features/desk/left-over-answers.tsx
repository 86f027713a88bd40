import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { callApi } from '#app/api/client.ts';
import { Button } from '#app/components/button.tsx';
import { ConfirmDialog } from '#app/components/confirm-dialog.tsx';
import { Field, inputClass } from '#app/components/field.tsx';
import { LocalTime } from '#app/components/local-time.tsx';
import { notify } from '#app/components/notify.ts';
import { useHydrated } from '#app/components/use-hydrated.ts';
import type { LeftOver, LeftOverMessage } from '#shared/schemas/chat.ts';
import { chatText } from '#shared/texts.ts';

/** What the owner answered by WhatsApp and nobody could tell to which request: they send it on, or delete it. Nothing where nothing waits. */
export function LeftOverAnswers({ messages, requests }: LeftOver) {
  if (messages.length === 0) return null;
  return (
    <section aria-labelledby="from-whatsapp" className="mb-6 rounded-xl border-2 border-amber bg-amber/8 p-4">
      <h3 id="from-whatsapp" className="font-bold text-lg">
        {chatText.leftOver}
      </h3>
      <p className="mt-1 text-ink-soft">{chatText.leftOverHint}</p>
      <ul className="mt-4 grid gap-5">
        {messages.map((message) => (
          <li key={message._id}>
            <LeftOverAnswer message={message} requests={requests} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function LeftOverAnswer({ message, requests }: { message: LeftOverMessage; requests: LeftOver['requests'] }) {
  const hydrated = useHydrated();
  const { revalidate } = useRevalidator();
  const [isAsking, setAsking] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const [enquiryId, setEnquiryId] = useState(requests.length === 1 ? (requests[0]?._id ?? '') : '');
  const { _id: id, body, hasPhoto, writtenAt, reason } = message;
  const settled = {
    onSuccess(answer: { message: string }) {
      notify.success(answer.message);
      return revalidate();
    },
    onError: (failure: Error) => notify.error(failure.message),
  };
  const send = useMutation({
    mutationFn: () => callApi('POST /contractor/chat-messages/:id/place', { params: { id }, body: { enquiryId } }),
    ...settled,
  });
  const remove = useMutation({ mutationFn: () => callApi('DELETE /contractor/chat-messages/:id', { params: { id } }), ...settled });

  return (
    <div className="grid gap-3">
      <div className="rounded-lg bg-white p-3">
        {body && <p className="whitespace-pre-line wrap-anywhere">{body}</p>}
        {hasPhoto && <p className="font-medium text-ink-soft text-sm">{chatText.withPhoto}</p>}
        <p className="mt-1 text-ink-soft text-sm">
          <LocalTime at={writtenAt} />
        </p>
        {reason && <p className="mt-1 font-medium text-danger text-sm">{reason}</p>}
      </div>
      {requests.length > 0 && (
        <Field label={chatText.forRequest} error={isMissing && enquiryId === '' ? chatText.chooseFirst : undefined}>
          {(attributes) => (
            <select {...attributes} value={enquiryId} onChange={({ target }) => setEnquiryId(target.value)} className={inputClass}>
              {requests.length > 1 && <option value="">{chatText.chooseRequest}</option>}
              {requests.map(({ _id, name, message: words }) => (
                <option key={_id} value={_id}>
                  {`${name}: ${words}`}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      <div className="flex flex-wrap gap-3">
        {requests.length > 0 && (
          <Button
            size="sm"
            disabled={!hydrated}
            busy={send.isPending}
            onClick={() => (enquiryId === '' ? setMissing(true) : send.mutate())}
          >
            {chatText.sendToRequest}
          </Button>
        )}
        <Button variant="secondary" size="sm" disabled={!hydrated} busy={remove.isPending} onClick={() => setAsking(true)}>
          {chatText.deleteLeftOver}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={chatText.deleteTitle}
        question={chatText.deleteQuestion}
        confirm={chatText.deleteLeftOver}
        onConfirm={() => {
          setAsking(false);
          remove.mutate();
        }}
      />
    </div>
  );
}
