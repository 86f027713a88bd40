import 'react-toastify/ReactToastify.css';
import { createRoot } from 'react-dom/client';
import { ToastContainer, toast } from 'react-toastify/unstyled';
import { followWithin, type MessageLink } from '#app/components/notify.ts';
import { limits } from '#shared/limits.ts';

// A tree of its own, so that no page carries the toasts' code before the first of them.
const place = document.body.appendChild(document.createElement('div'));
createRoot(place).render(
  <ToastContainer
    position="top-right"
    autoClose={limits.toastMilliseconds}
    pauseOnHover
    pauseOnFocusLoss
    draggable
    draggablePercent={80}
    aria-label="Messages"
  />,
);

/** Shows a toast; a text that is on the screen already is not shown twice. */
export function showToast(kind: 'success' | 'error', text: string, link?: MessageLink): void {
  const content = link ? (
    <span>
      {text}
      <a
        href={link.to}
        onClick={(event) => followWithin(event, link)}
        className="flex min-h-11 w-fit items-center font-semibold text-brick underline underline-offset-4"
      >
        {link.label}
      </a>
    </span>
  ) : (
    text
  );
  toast[kind](content, { toastId: `${kind}:${text}` });
}
