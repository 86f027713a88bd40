/** What was typed into a form and not sent, by the names of its fields. */
export type Draft = Record<string, string>;

const PREFIX = 'draft:';

/** Where the browser keeps nothing: what was typed since the page was loaded. */
const keptHere = new Map<string, Draft>();

/** The draft of a form, if there is one. @param form the form's name, with what it is about: `enquiry:…`. */
export function readDraft(form: string): Draft | undefined {
  try {
    const text = sessionStorage.getItem(PREFIX + form);
    return text === null ? keptHere.get(form) : JSON.parse(text);
  } catch {
    return keptHere.get(form);
  }
}

/** Keeps a draft until the tab is closed; an empty one is forgotten. */
export function keepDraft(form: string, draft: Draft): void {
  if (Object.keys(draft).length === 0) {
    forgetDraft(form);
    return;
  }
  try {
    sessionStorage.setItem(PREFIX + form, JSON.stringify(draft));
  } catch {
    keptHere.set(form, draft);
  }
}

/** Forgets what was sent or thrown away. */
export function forgetDraft(form: string): void {
  keptHere.delete(form);
  try {
    sessionStorage.removeItem(PREFIX + form);
  } catch {
    // Nothing is kept there.
  }
}

/** Forgets all drafts: whoever comes next is somebody else. */
export function forgetDrafts(): void {
  keptHere.clear();
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // Nothing is kept there.
  }
}
