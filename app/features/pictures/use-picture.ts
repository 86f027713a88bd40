import { useEffect, useRef, useState } from 'react';
import type { FormDraft } from '#app/components/drafts.ts';
import { pageMessages as messages } from '#shared/texts.ts';

const loadShrink = () => import('#app/features/pictures/shrink-picture.ts');

/** One picture of a form: the file chosen last, made small, as a data URL. @param draft keeps it until it is sent. */
export function usePicture(draft?: FormDraft) {
  const [dataUrl, setDataUrl] = useState<string>();
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const latest = useRef<File>(undefined);

  useEffect(() => {
    void draft?.readPhotos().then(([photo]) => {
      // A file that was chosen meanwhile is newer.
      if (!latest.current) setDataUrl(photo);
    });
  }, [draft]);

  async function choose(file: File | undefined) {
    if (!file) return;
    latest.current = file;
    setError(undefined);
    setBusy(true);
    try {
      const { shrinkPicture } = await loadShrink();
      const small = await shrinkPicture(file);
      if (latest.current !== file) return;
      setDataUrl(small);
      draft?.keepPhotos([small]);
    } catch (failure) {
      if (latest.current !== file) return;
      setDataUrl(undefined);
      const isRefusal = await loadShrink().then(
        ({ PictureRefusal }) => failure instanceof PictureRefusal,
        () => false,
      );
      setError(isRefusal ? (failure as Error).message : messages.somethingWentWrong);
    } finally {
      if (latest.current === file) setBusy(false);
    }
  }

  /** Throws it away. */
  function discard() {
    latest.current = undefined;
    setDataUrl(undefined);
    setError(undefined);
  }

  return { dataUrl, error, busy, choose, discard };
}
