import { useMutation } from '@tanstack/react-query';
import { useRevalidator } from 'react-router';
import { Button } from '#app/components/button.tsx';
import { Dialog, type DialogProps } from '#app/components/dialog.tsx';
import { notify } from '#app/components/notify.ts';
import { commonText, reviewsText } from '#shared/texts.ts';

interface DeleteDialogProps extends Pick<DialogProps, 'open' | 'onOpenChange'> {
  title: string;
  question: string;
  /** Deletes it. @returns what is said then. */
  remove: () => Promise<{ message: string }>;
}

/** Asks once before something on the page is deleted, and then shows the page without it. */
export function DeleteDialog({ open, onOpenChange, title, question, remove }: DeleteDialogProps) {
  const { revalidate } = useRevalidator();
  const { mutate, isPending } = useMutation({
    mutationFn: remove,
    onSuccess({ message }) {
      notify.success(message);
      onOpenChange(false);
      return revalidate();
    },
    onError: ({ message }) => notify.error(message),
  });
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title} description={question}>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={() => onOpenChange(false)}>
          {commonText.cancel}
        </Button>
        <Button onClick={() => mutate()} busy={isPending}>
          {isPending ? reviewsText.deleting : commonText.deleteIt}
        </Button>
      </div>
    </Dialog>
  );
}
