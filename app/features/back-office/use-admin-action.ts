import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiFailure } from '#app/api/client.ts';
import { notify } from '#app/components/notify.ts';

interface AdminAction<Input, Answer> {
  call: (input: Input) => Promise<Answer>;
  /** Said when it is done; the answer's own message by default, nothing when it has none. */
  done?: string;
  /** Said when it failed and the server had nothing better to say. */
  failed?: string | undefined;
  /** Whether an answer tells of something that went wrong elsewhere. */
  tellsFailure?: (answer: Answer) => boolean;
  /** What follows when it is done: a dialog that closes. The page's data are anew by then. */
  after?: ((answer: Answer, input: Input) => void) | undefined;
}

/** An answer that may say in words what was done. */
export interface Told {
  message?: string | undefined;
}

/** An action that does not say which row it is about. */
const ONLY = '';

/**
 * A call of the back office: it runs, says at the top right what became of it, and has the page's loader asked again.
 * `run(input, id)` counts the row `id` as busy until then; `conflict` is true after somebody else's change was met (409
 * 'edit_conflict'), until `reload` has fetched what is there now.
 */
export function useAdminAction<Input, Answer extends Told>({ call, done, failed, tellsFailure, after }: AdminAction<Input, Answer>) {
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const [failure, setFailure] = useState<ApiFailure>();
  const mark = (id: string, isBusy: boolean) =>
    setBusy((known) => new Set(isBusy ? [...known, id] : [...known].filter((other) => other !== id)));

  /** Runs it and says what became of it. @throws what the call failed with, as it was told. */
  async function attempt(input: Input) {
    try {
      const answer = await call(input);
      setFailure(undefined);
      const text = done ?? answer.message;
      if (text) notify[tellsFailure?.(answer) ? 'error' : 'success'](text);
      await revalidate();
      after?.(answer, input);
    } catch (error) {
      const met = error instanceof ApiFailure ? error : new ApiFailure(0, undefined);
      setFailure(met);
      if (met.code !== 'edit_conflict') notify.error(met.tellsWhy ? met.message : (failed ?? met.message));
      // A session that has ended leads to the login; what somebody else has deleted leaves the page.
      if ([401, 403, 404].includes(met.status)) await revalidate();
      throw met;
    }
  }

  return {
    attempt,
    run: async (input: Input, id: string = ONLY): Promise<void> => {
      mark(id, true);
      await attempt(input).catch(() => {});
      mark(id, false);
    },
    isBusy: (id: string = ONLY) => busy.has(id),
    /** The failing fields of the last try, with their texts. */
    errors: failure?.errors ?? {},
    conflict: failure?.code === 'edit_conflict',
    reload: async () => {
      await revalidate();
      setFailure(undefined);
    },
  };
}
