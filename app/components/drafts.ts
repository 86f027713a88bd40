import { type Tried, triedWith } from '#app/components/send-key.ts';

/** What was typed into a form and not sent, by the names of its fields. */
export type Draft = Record<string, string>;

interface Kept {
  /** When it was typed. */
  at: number;
  entries: Draft;
  /** The last try to send it. */
  tried?: Tried | undefined;
}

const PREFIX = 'draft:';
/** Phones end a browser while its owner takes a photo, or until the evening; whoever comes the day after is somebody else. Milliseconds. */
const KEPT_FOR = 24 * 60 * 60 * 1_000;
const NOBODY = 'visitor';

/** Where the browser keeps nothing: what was typed since the page was loaded. */
const keptHere = new Map<string, Kept>();

/** A form's draft, of one account. */
export interface FormDraft {
  read: () => Draft | undefined;
  /**
   * Keeps what was entered; where nothing is, the draft is forgotten.
   * @param isTyped just now: what only stands there still, once it was sent, is no draft.
   */
  keep: (entries: Draft, isTyped: boolean) => void;
  /** Forgets it, photos too. @param isSent it was sent, and not thrown away. */
  forget: (isSent?: boolean) => void;
  /** Forgets it, as it was sent; what was entered since stays. @param sent what it was when it was sent. */
  forgetSent: (sent: Draft | undefined) => void;
  /** The key under which a content is sent: the same for the same content, until it was sent. */
  keyOf: (content: string) => string;
  /** Keeps the photos that were added, as data URLs. */
  keepPhotos: (photos: readonly string[]) => void;
  readPhotos: () => Promise<readonly string[]>;
}

/**
 * The draft of a form. The tab has it (`sessionStorage`), and so has the browser for a day (`localStorage`): two tabs do not mix what is typed in
 * them, and what a phone has ended is there again. An account sees its own, and what was typed before signing in.
 * @param form the form's name, with what it is about: `enquiry:…`.
 * @param account the id of who is signed in.
 */
export function draftOf(form: string, account: string | undefined): FormDraft {
  const own = `${account ?? NOBODY}:${form}`;
  const others = account === undefined ? [] : [`${NOBODY}:${form}`];
  const names = [own, ...others];
  const find = () => names.map(readKept).find((kept) => kept !== undefined);
  let isSent = false;
  function forget(wasSent = false) {
    isSent = wasSent;
    for (const name of names) remove(name);
    void loadPhotos().then((photos) => photos?.forgetPhotos(names));
  }
  return {
    read: () => find()?.entries,
    keep(entries, isTyped) {
      if (isSent && !isTyped) return;
      isSent = false;
      const tried = find()?.tried;
      for (const name of others) remove(name);
      if (Object.keys(entries).length > 0) write(own, { at: Date.now(), entries, tried });
      else remove(own);
    },
    forget,
    forgetSent(sent = {}) {
      const since = Object.entries(find()?.entries ?? {}).filter(([name, entry]) => entry !== sent[name]);
      forget(since.length === 0);
      if (since.length > 0) write(own, { at: Date.now(), entries: Object.fromEntries(since) });
    },
    keyOf(content) {
      const kept = find();
      const tried = triedWith(content, kept?.tried);
      if (tried !== kept?.tried) write(own, { at: Date.now(), entries: kept?.entries ?? {}, tried });
      return tried.key;
    },
    keepPhotos: (photos) => void loadPhotos().then((kept) => kept?.keepPhotos(own, photos)),
    async readPhotos() {
      const kept = await loadPhotos();
      for (const name of names) {
        const photos = (await kept?.readPhotos(name, KEPT_FOR)) ?? [];
        if (photos.length > 0) return photos;
      }
      return [];
    },
  };
}

/** All drafts were forgotten, and the page is about to be left: what stands in its forms still is kept no more. */
let isLeft = false;

/** Forgets all drafts, for a page that is left: whoever comes next is somebody else. @returns when the photos are gone, too. */
export async function forgetDrafts(): Promise<void> {
  isLeft = true;
  keptHere.clear();
  for (const { storage, key } of keptKeys()) quietly(() => storage.removeItem(key));
  await (await loadPhotos())?.forgetPhotos();
}

/** Most forms have none. */
const loadPhotos = () => import('#app/components/draft-photos.ts').catch(() => undefined);

let isSwept = false;

function readKept(name: string): Kept | undefined {
  if (!isSwept) sweep();
  isSwept = true;
  const here = keptHere.get(name);
  if (here) return here;
  return storages()
    .map((storage) => parseKept(quietly(() => storage.getItem(PREFIX + name))))
    .find((kept) => kept !== undefined);
}

function write(name: string, kept: Kept) {
  if (isLeft) return;
  keptHere.set(name, kept);
  const text = JSON.stringify(kept);
  const all = storages();
  const full = all.filter((storage) => !isTaken(storage, PREFIX + name, text));
  // An older text there would be read in place of the newer one elsewhere; where it is all that is left, it stays.
  if (full.length < all.length) for (const storage of full) quietly(() => storage.removeItem(PREFIX + name));
}

function isTaken(storage: Storage, key: string, text: string): boolean {
  try {
    storage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

function remove(name: string) {
  keptHere.delete(name);
  for (const storage of storages()) quietly(() => storage.removeItem(PREFIX + name));
}

/** Takes out what is too old, and what another version of the site has left there in another form. */
function sweep() {
  for (const { storage, key } of keptKeys()) {
    if (!parseKept(quietly(() => storage.getItem(key)))) quietly(() => storage.removeItem(key));
  }
}

function keptKeys() {
  return storages().flatMap((storage) => {
    const keys = quietly(() => Object.keys(storage)) ?? [];
    return keys.filter((key) => key.startsWith(PREFIX)).map((key) => ({ storage, key }));
  });
}

/** The tab's own first. Naming one that is forbidden throws. */
function storages(): Storage[] {
  return [quietly(() => sessionStorage), quietly(() => localStorage)].flatMap((storage) => storage ?? []);
}

function parseKept(text: string | null | undefined): Kept | undefined {
  const kept = quietly(() => JSON.parse(text ?? 'null') as Partial<Kept> | null);
  if (typeof kept?.at !== 'number' || !isRecent(kept.at) || typeof kept.entries !== 'object' || kept.entries === null) return undefined;
  if (!Object.values(kept.entries).every((entry) => typeof entry === 'string')) return undefined;
  return kept as Kept;
}

/** A clock that was set back makes what was typed no older than it is. */
function isRecent(at: number): boolean {
  return Math.abs(Date.now() - at) < KEPT_FOR;
}

/** What a storage does; nothing where it is forbidden or full. */
function quietly<Given>(use: () => Given): Given | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
