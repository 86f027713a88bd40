import { currentPage } from '#app/components/current-page.ts';
import { noteInHistory } from '#app/components/note-in-history.ts';

/**
 * Gives each open panel an entry of its own in the history, so that Back closes it and leaves the page only when nothing is open. The
 * router hears nothing of these entries: they are its page with `panels` beside what it keeps there, how many panels stand on it.
 */
interface EntryState {
  key?: string;
  panels?: number;
}

/** After a panel was closed in another way, its entry stays this long: a link that closed it may be about to leave the page. */
const SETTLING_MILLISECONDS = 300;

interface Panel {
  close: () => void;
}

/** The open panels, the innermost last. */
const open: Panel[] = [];
/** How many panels the entry stands for that was reached last. */
let reached = 0;
/** The page on which we are going back over entries of panels that are closed. */
let goingBackOn: string | undefined;
let settling: number | undefined;

/**
 * Notes that a panel has opened.
 * @param close is called when Back is pressed while it is the innermost.
 * @returns what is to be called when it is closed, in whichever way.
 */
export function enterPanel(close: () => void): () => void {
  currentPage.takePop = takePop;
  const panel = { close };
  open.push(panel);
  addEntries();
  return () => {
    open.splice(open.indexOf(panel), 1);
    settleSoon();
  };
}

function panelsOfEntry(): number {
  return (history.state as EntryState | null)?.panels ?? 0;
}

function isOfCurrentPage(): boolean {
  return ((history.state as EntryState | null)?.key ?? 'default') === currentPage.key;
}

/** An entry for each open panel. While we go back they are added when that is done. */
function addEntries() {
  if (goingBackOn === currentPage.key) return;
  const missing = Array.from({ length: Math.max(0, open.length - panelsOfEntry()) }, (_, at) => panelsOfEntry() + at + 1);
  for (const panels of missing) noteInHistory('push', { ...history.state, panels });
  reached = panelsOfEntry();
}

function settleSoon() {
  window.clearTimeout(settling);
  settling = window.setTimeout(settle, SETTLING_MILLISECONDS);
  window.addEventListener('beforeunload', stay);
}

/** Another page is on its way: going back would call it off. */
function stay() {
  window.clearTimeout(settling);
}

/** Goes back over the entries of panels that are closed. */
function settle() {
  window.removeEventListener('beforeunload', stay);
  if (currentPage.navigations > 0) return settleSoon();
  const closed = panelsOfEntry() - open.length;
  if (closed <= 0 || !isOfCurrentPage() || goingBackOn === currentPage.key) return;
  goingBackOn = currentPage.key;
  history.go(-closed);
}

/** Before the router hears of a pop: one that stays on the page is ours. */
function takePop(event: PopStateEvent) {
  const from = reached;
  reached = panelsOfEntry();
  if (!isOfCurrentPage()) {
    // What was to be settled is on the page that is left; on this one it would run into the visitor's next Back.
    stay();
    goingBackOn = undefined;
    return;
  }
  event.stopImmediatePropagation();
  if (goingBackOn === currentPage.key) {
    goingBackOn = undefined;
    addEntries();
    return;
  }
  if (reached >= from) return;
  // Back, from an entry whose panel was closed already, means the page before.
  if (open.length <= reached) history.back();
  for (const { close } of open.slice(reached).reverse()) close();
}
