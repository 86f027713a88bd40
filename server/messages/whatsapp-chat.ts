import { fitLetters } from '#server/base/fit-letters.ts';
import type { WhatsAppSettings } from '#server/base/message-settings.ts';
import { AnswerTooLong, parseJson, readAnswer, readBytes } from '#server/base/read-answer.ts';
import { post } from '#server/messages/post.ts';
import type { Outcome } from '#server/messages/way.ts';
import { readMetaAnswer } from '#server/messages/whatsapp.ts';

/** One of several answers that a question in a chat offers. */
export interface Choice {
  /** What comes back when it is chosen. */
  id: string;
  title: string;
  /** A second line, which buttons have no room for. */
  more?: string;
}

/** What is said in a chat. */
export interface Saying {
  /** E.164: '+919876543210'. */
  to: string;
  text: string;
  /** The message that it answers, by its name at Meta. */
  answers?: string;
  choices?: readonly Choice[];
  /** What opens the list of choices, where they are too many for buttons. */
  listLabel?: string;
}

/** A picture that somebody has sent in a chat. */
export type FetchedPicture = { is: 'picture'; bytes: Uint8Array } | { is: 'too large' } | { is: 'gone' };

/** The chat with people who have written to the site's number: for a day from then free texts may be said, no templates. */
export interface Chat {
  /** Says something, once. Throws nothing. */
  say(saying: Saying): Promise<Outcome>;
  /**
   * Fetches a picture, `longest` bytes of it at most.
   * @throws where it may be had later.
   */
  fetchPicture(mediaId: string, longest: number): Promise<FetchedPicture>;
}

/** Meta's limits: buttons of a question, entries of a list, letters of their titles and second lines, of a text. */
const MOST_BUTTONS = 3;
const MOST_ENTRIES = 10;
const [BUTTON_LETTERS, ENTRY_LETTERS, MORE_LETTERS, TEXT_LETTERS] = [20, 24, 72, 1_024];

/** Where Meta keeps pictures: the token goes nowhere else. */
const MEDIA_HOSTS = /(^|\.)(fbsbx\.com|fbcdn\.net|facebook\.com|whatsapp\.net)$/;

/** How long a picture may take, in milliseconds. */
const TIMEOUT = 30_000;

/** The chat by Meta's Cloud API. */
export function createWhatsAppChat({ url, token, phoneId }: WhatsAppSettings): Chat {
  const authorization = `Bearer ${token}`;
  const isMediaHost = (address: URL) =>
    address.origin === new URL(url).origin || (address.protocol === 'https:' && MEDIA_HOSTS.test(address.hostname));

  async function get(address: string) {
    return fetch(address, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT), headers: { authorization } });
  }

  return {
    async say(saying) {
      const answer = await post(`${url}/${phoneId}/messages`, {
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify(toMessage(saying)),
      });
      return 'is' in answer ? answer : readMetaAnswer(answer);
    },
    async fetchPicture(mediaId, longest) {
      const named = await get(`${url}/${encodeURIComponent(mediaId)}?phone_number_id=${phoneId}`);
      const { url: address, file_size: size } = (parseJson(await readAnswer(named)) ?? {}) as { url?: unknown; file_size?: unknown };
      if (named.status === 404 || named.status === 400) return { is: 'gone' };
      if (!named.ok) throw new Error(`the picture's address: status ${named.status}`);
      if (typeof size === 'number' && size > longest) return { is: 'too large' };
      if (typeof address !== 'string' || !URL.canParse(address) || !isMediaHost(new URL(address))) return { is: 'gone' };
      const picture = await get(address);
      if (picture.status === 404) return { is: 'gone' };
      if (!picture.ok) throw new Error(`the picture: status ${picture.status}`);
      try {
        return { is: 'picture', bytes: await readBytes(picture, longest) };
      } catch (error) {
        if (error instanceof AnswerTooLong) return { is: 'too large' };
        throw error;
      }
    },
  };
}

function toMessage({ to, text, answers, choices = [], listLabel = '' }: Saying) {
  const shared = {
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to: to.slice(1),
    ...(answers === undefined ? {} : { context: { message_id: answers } }),
  };
  const body = cut(text, TEXT_LETTERS);
  if (choices.length === 0) return { ...shared, type: 'text', text: { body, preview_url: false } };
  if (choices.length <= MOST_BUTTONS) {
    const buttons = choices.map(({ id, title }) => ({ type: 'reply', reply: { id, title: cut(title, BUTTON_LETTERS) } }));
    return { ...shared, type: 'interactive', interactive: { type: 'button', body: { text: body }, action: { buttons } } };
  }
  const rows = choices
    .slice(0, MOST_ENTRIES)
    .map(({ id, title, more }) => ({ id, title: cut(title, ENTRY_LETTERS), ...(more ? { description: cut(more, MORE_LETTERS) } : {}) }));
  const action = { button: cut(listLabel, BUTTON_LETTERS), sections: [{ rows }] };
  return { ...shared, type: 'interactive', interactive: { type: 'list', body: { text: body }, action } };
}

/** A text of so many letters at most; one that goes on says so. */
const cut = (text: string, longest: number) => (text.length <= longest ? text : `${fitLetters(text, longest - 1)}…`);
