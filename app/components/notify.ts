type Kind = 'success' | 'error';

async function show(kind: Kind, text: string) {
  const { showToast } = await import('#app/components/toasts.tsx');
  showToast(kind, text);
}

/** Messages at the top right for five seconds (specification 1 §2). Their code is loaded with the first. */
export const notify = {
  success: (text: string) => void show('success', text),
  error: (text: string) => void show('error', text),
};
