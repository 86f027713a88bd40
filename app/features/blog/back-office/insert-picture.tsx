import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { callApi } from '#app/api/client.ts';
import { Button } from '#app/components/button.tsx';
import { ImagePlus } from '#app/components/icons.ts';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { shrinkPicture } from '#app/features/pictures/shrink-picture.ts';
import { blogOfficeText } from '#shared/texts.ts';

interface InsertPictureProps {
  /** The text that it is put into, where the cursor is. */
  findText: () => HTMLTextAreaElement | null | undefined;
}

/** Uploads a picture and puts it into a text in Markdown; the cursor then stands where it is to be described. */
export function InsertPicture({ findText }: InsertPictureProps) {
  const hydrated = useHydrated();
  const file = useRef<HTMLInputElement>(null);
  const upload = useMutation({
    mutationFn: async (chosen: File) => {
      const { image } = await callApi('POST /blog/picture', { body: { image: await shrinkPicture(chosen) } });
      return image + (await sizeOf(image));
    },
    onSuccess(address) {
      const text = findText();
      if (text) insert(text, address);
    },
  });
  return (
    <>
      <Button variant="quiet" size="sm" disabled={!hydrated} busy={upload.isPending} onClick={() => file.current?.click()} className="mt-1">
        <ImagePlus aria-hidden className="size-4.5" />
        <span>{upload.isPending ? blogOfficeText.uploading : blogOfficeText.insertPicture}</span>
      </Button>
      <input
        ref={file}
        type="file"
        accept="image/jpeg,image/png"
        aria-label={blogOfficeText.pictureForText}
        tabIndex={-1}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          // The same file can be chosen again.
          target.value = '';
          if (chosen) upload.mutate(chosen);
        }}
        className="sr-only"
      />
      <p role="alert" className="basis-full font-medium text-danger text-sm empty:hidden">
        {upload.error?.message}
      </p>
    </>
  );
}

/** What tells readers' browsers the size beforehand; nothing where the picture cannot be shown yet. */
async function sizeOf(address: string): Promise<string> {
  const picture = new Image();
  picture.src = address;
  return picture.decode().then(
    () => `#${picture.naturalWidth}x${picture.naturalHeight}`,
    () => '',
  );
}

function insert(text: HTMLTextAreaElement, address: string) {
  const { selectionStart: at, selectionEnd, value } = text;
  const before = at === 0 || value.slice(0, at).endsWith('\n\n') ? '' : '\n\n';
  text.setRangeText(`${before}![](${address})\n\n`, at, selectionEnd, 'end');
  const description = at + before.length + '!['.length;
  text.setSelectionRange(description, description);
  text.focus();
  // The form keeps what is typed, and takes back what it said of the field.
  text.dispatchEvent(new Event('input', { bubbles: true }));
}
