import { useRef, useState } from 'react';
import { pageMessages as messages } from '#shared/texts.ts';

const loadShrink = () => import('#app/features/pictures/shrink-picture.ts');

/** One picture of a form: the file chosen last, made small, as a data URL. */
export function usePicture() {
  const [dataUrl, setDataUrl] = useState<string>();
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const latest = useRef<File>(undefined);

  async function choose(file: File | undefined) {
    if (!file) return;
    latest.current = file;
    setError(undefined);
    setBusy(true);
    try {
      const { shrinkPicture } = await loadShrink();
      const small = await shrinkPicture(file);
      if (latest.current === file) setDataUrl(small);
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

  return { dataUrl, error, busy, choose };
}
