import { followWithin, type MessageKind, type MessageLink } from '#app/components/message-link.ts';
import { limits } from '#shared/limits.ts';
import { currentLanguage, pathIn } from '#shared/site-language.ts';

async function show(kind: MessageKind, text: string, link?: MessageLink) {
  const toasts = await import('#app/components/toasts.tsx').catch(() => undefined);
  if (toasts) toasts.showToast(kind, text, link);
  else showPlainly(text, link);
}

/** A message that needs no code of its own, for when the toasts' could not be loaded. */
function showPlainly(text: string, link?: MessageLink) {
  const message = document.createElement('div');
  message.role = 'alert';
  message.className = 'pointer-events-auto fixed top-4 right-4 z-[70] max-w-80 rounded-xl bg-paper p-4 shadow-lg';
  message.append(text);
  if (link) {
    const way = document.createElement('a');
    way.href = pathIn(currentLanguage(), link.to);
    way.className = 'flex min-h-11 w-fit items-center font-semibold text-brick underline underline-offset-4';
    way.append(link.label);
    way.addEventListener('click', (event) => followWithin(event, link));
    message.append(way);
  }
  document.body.append(message);
  window.setTimeout(() => message.remove(), limits.toastMilliseconds);
}

/** Messages at the top right for five seconds (docs/product/pages.md). Their code is loaded with the first. */
export const notify = {
  success: (text: string, link?: MessageLink) => void show('success', text, link),
  error: (text: string, link?: MessageLink) => void show('error', text, link),
};
