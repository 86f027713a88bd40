import 'react-toastify/ReactToastify.css';
import type { ComponentProps } from 'react';
import { createRoot } from 'react-dom/client';
import { type Id, ToastContainer, toast } from 'react-toastify/unstyled';
import { findFreePlace } from '#app/components/find-free-place.ts';
import { X } from '#app/components/icons.ts';
import { Message } from '#app/components/message.tsx';
import type { MessageKind, MessageLink } from '#app/components/message-link.ts';
import { limits } from '#shared/limits.ts';
import { commonText } from '#shared/texts.ts';

/** As high as one with two lines of text, and with a link below them: measured before it is there. */
const HEIGHT = { plain: 88, withLink: 136 };

/** What one answer has to say comes together. */
const ONE_ANSWER_MILLISECONDS = 500;

// A tree of its own, so that no page carries the toasts' code before the first of them.
const place = document.body.appendChild(document.createElement('div'));
createRoot(place).render(<Toasts />);

type CloseButtonProps = Parameters<Extract<ComponentProps<typeof ToastContainer>['closeButton'], (props: never) => unknown>>[0];

function Toasts() {
  return (
    <ToastContainer
      position="top-right"
      autoClose={limits.toastMilliseconds}
      customProgressBar
      pauseOnHover
      pauseOnFocusLoss
      draggable
      draggablePercent={80}
      closeButton={CloseButton}
      aria-label={commonText.messages}
    />
  );
}

/** The library's own, whose name is English in all languages. */
function CloseButton({ closeToast, theme }: CloseButtonProps) {
  return (
    <button
      type="button"
      aria-label={commonText.close}
      onClick={(event) => {
        event.stopPropagation();
        closeToast(true);
      }}
      className={`Toastify__close-button Toastify__close-button--${theme}`}
    >
      <X aria-hidden className="size-5" />
    </button>
  );
}

/** Those that have not been sent away: one that is on its way out counts no more. */
const shown = new Map<Id, { kind: MessageKind; text: string; at: number }>();
toast.onChange(({ id, status }) => {
  if (status === 'removed') shown.delete(id);
  if (shown.size === 0) changes.disconnect();
});

/** Where they stand, and how high the first of them is. */
let standing: { top: number; height: number } | undefined;
let isDue = false;

/** They stay their time, whatever is done meanwhile: what a dialog or another page brings under them makes them move. */
const changes = new MutationObserver((records) => {
  if (isDue || records.every(({ target }) => place.contains(target))) return;
  isDue = true;
  requestAnimationFrame(() => {
    isDue = false;
    if (standing) stand(findFreePlace(standing.height, standing.top), standing.height);
  });
});

function stand(top: number, height: number) {
  standing = { top, height };
  place.style.setProperty('--message-top', `${top}px`);
}

function end(id: Id) {
  shown.delete(id);
  toast.dismiss(id);
}

/** Shows a toast, in the place of those of its kind that an earlier answer has left; a text that is on the screen is not shown twice. */
export function showToast(kind: MessageKind, text: string, link?: MessageLink): void {
  const now = performance.now();
  for (const [id, earlier] of [...shown]) {
    if (earlier.kind !== kind) continue;
    if (earlier.text === text) return;
    if (now - earlier.at > ONE_ANSWER_MILLISECONDS) end(id);
  }
  if (shown.size === 0) {
    const height = link ? HEIGHT.withLink : HEIGHT.plain;
    stand(findFreePlace(height), height);
    changes.observe(document.body, { childList: true, subtree: true });
  }
  const id = toast[kind]((toasted) => <Message text={text} link={link} {...toasted} />);
  shown.set(id, { kind, text, at: now });
}
