import { useMutation } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import { callApi } from '#app/api/client.ts';
import { Button } from '#app/components/button.tsx';
import { X } from '#app/components/icons.ts';
import { notify } from '#app/components/notify.ts';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { limits } from '#shared/limits.ts';
import { threadMessages, threadsText } from '#shared/texts.ts';

interface QuickRepliesProps {
  replies: string[];
  /** Called with what is kept now. */
  onSaved: (replies: string[]) => void;
}

/** Answers that an owner keeps ready: a press puts one into the form that they stand in; what is written there can be kept as another. */
export function QuickReplies({ replies, onSaved }: QuickRepliesProps) {
  const hydrated = useHydrated();
  const save = useMutation({
    mutationFn: (next: string[]) => callApi('PUT /contractor/quick-replies', { body: { replies: next } }),
    onSuccess(answer) {
      onSaved(answer.replies);
      notify.success(answer.message);
    },
    onError: (failure) => notify.error(failure.message),
  });

  function keepWritten(event: MouseEvent<HTMLButtonElement>) {
    const field = messageOf(event);
    const text = field?.value.trim();
    if (!text) {
      notify.error(threadMessages.messageRequired);
      field?.focus();
    } else if (replies.length >= limits.quickReplies) notify.error(threadMessages.tooManyQuickReplies);
    else save.mutate([...replies, text]);
  }

  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 font-semibold text-sm">{threadsText.quickReplies}</legend>
      {replies.length > 0 && (
        <ul className="grid gap-2">
          {replies.map((reply) => (
            <li key={reply} className="flex items-stretch gap-2">
              <button
                type="button"
                disabled={!hydrated}
                onClick={(event) => putInto(messageOf(event), reply)}
                data-may-cut
                className="min-h-11 min-w-0 grow truncate rounded-lg border-2 border-cement-dark bg-paper px-3 text-left text-sm hover:border-ink"
              >
                {reply}
              </button>
              <button
                type="button"
                disabled={!hydrated || save.isPending}
                aria-label={threadsText.removeQuickReply(reply)}
                onClick={() => save.mutate(replies.filter((one) => one !== reply))}
                className="grid min-h-11 w-11 shrink-0 place-items-center rounded-lg text-ink-soft hover:bg-ink/8 hover:text-ink"
              >
                <X aria-hidden className="size-5" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Button
        variant="quiet"
        size="sm"
        disabled={!hydrated}
        busy={save.isPending}
        onClick={keepWritten}
        className="-ml-4 justify-self-start"
      >
        {threadsText.keepAsQuickReply}
      </Button>
    </fieldset>
  );
}

function messageOf({ currentTarget }: MouseEvent<HTMLButtonElement>) {
  return currentTarget.form?.elements.namedItem('body') as HTMLTextAreaElement | null | undefined;
}

/** As if it had been typed: the draft is kept, and what is wrong with the field is forgiven. */
function putInto(field: HTMLTextAreaElement | null | undefined, text: string) {
  if (!field) return;
  field.value = field.value.trim() ? `${field.value.trimEnd()}\n${text}` : text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.focus();
}
