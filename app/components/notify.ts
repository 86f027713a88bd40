type Kind = 'success' | 'error';

/** A way on from a message, below its text. */
export interface MessageLink {
  to: string;
  label: string;
}

async function show(kind: Kind, text: string, link?: MessageLink) {
  const { showToast } = await import('#app/components/toasts.tsx');
  showToast(kind, text, link);
}

/** Messages at the top right for five seconds (specification 1 §2). Their code is loaded with the first. */
export const notify = {
  success: (text: string) => void show('success', text),
  error: (text: string, link?: MessageLink) => void show('error', text, link),
};
