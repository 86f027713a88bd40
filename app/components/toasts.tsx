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

/** What somebody does next. */
const NEXT_STEPS = 'a, button, summary, [role="option"]';

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

for (const event of ['click', 'submit'] as const) document.addEventListener(event, endAtNextStep, { capture: true });
window.addEventListener('popstate', endElsewhere);

/** A message belongs to the step that was taken: at the next one it goes. */
function endAtNextStep({ target }: Event) {
  if (!(target instanceof Element) || place.contains(target)) return;
  if (target.closest(NEXT_STEPS) || target instanceof HTMLFormElement) endAll();
}

/** A closed dialog goes back over its own entry of the history, of the same address: that is no step. */
function endElsewhere() {
  if ([...shown.values()].some(({ href }) => href !== window.location.href)) endAll();
}

/** Those that have not been sent away: one that is on its way out counts no more. */
const shown = new Map<Id, { kind: MessageKind; text: string; at: number; href: string }>();
toast.onChange(({ id, status }) => {
  if (status === 'removed') shown.delete(id);
});

function end(id: Id) {
  shown.delete(id);
  toast.dismiss(id);
}

function endAll() {
  for (const id of [...shown.keys()]) end(id);
}

/** Shows a toast, in the place of those of its kind that an earlier answer has left; a text that is on the screen is not shown twice. */
export function showToast(kind: MessageKind, text: string, link?: MessageLink): void {
  const now = performance.now();
  for (const [id, earlier] of [...shown]) {
    if (earlier.kind !== kind) continue;
    if (earlier.text === text) return;
    if (now - earlier.at > ONE_ANSWER_MILLISECONDS) end(id);
  }
  if (shown.size === 0) place.style.setProperty('--message-top', `${findFreePlace(link ? HEIGHT.withLink : HEIGHT.plain)}px`);
  const id = toast[kind]((toasted) => <Message text={text} link={link} {...toasted} />);
  shown.set(id, { kind, text, at: now, href: window.location.href });
}
