import { useState } from 'react';
import { callApi } from '#app/api/client.ts';
import { useDraft } from '#app/features/accounts/use-draft.ts';
import { PhotoField } from '#app/features/pictures/photo-field.tsx';
import { usePictureList } from '#app/features/profile-edit/use-picture-list.ts';
import { OfferFields } from '#app/features/threads/offer-fields.tsx';
import { QuickReplies } from '#app/features/threads/quick-replies.tsx';
import { WriteForm } from '#app/features/threads/write-form.tsx';
import { limits } from '#shared/limits.ts';
import { threadMessages, threadsText } from '#shared/texts.ts';

const loadSchema = () => import('#shared/schemas/threads.ts').then(({ ownerMessageInput }) => ownerMessageInput);

interface AnswerFormProps {
  enquiryId: string;
  /** Who sent it. */
  name: string;
  quickReplies: string[];
  onSent: () => Promise<void>;
}

/** An owner's answer: words, a price, a day and a few photos. */
export function AnswerForm({ enquiryId, name, quickReplies, onSent }: AnswerFormProps) {
  const draft = useDraft(`thread:${enquiryId}`);
  const photos = usePictureList([], { most: limits.answerPictures, tooMany: threadMessages.tooManyPhotos, draft });
  const [replies, setReplies] = useState(quickReplies);
  return (
    <WriteForm
      draft={draft}
      loadSchema={loadSchema}
      label={threadsText.yourAnswerTo(name)}
      button={threadsText.sendAnswer}
      extra={{ images: photos.chosen.map(({ source }) => source) }}
      busy={photos.busy}
      send={(body, sendKey) => callApi('POST /contractor/enquiries/:id/messages', { params: { id: enquiryId }, body, sendKey })}
      onDiscard={photos.discard}
      onSent={() => {
        // Those of the press: what has been added since was not there yet.
        photos.takeOut(photos.chosen);
        return onSent();
      }}
    >
      {(form) => (
        <>
          <QuickReplies replies={replies} onSaved={setReplies} />
          <OfferFields form={form} />
          <PhotoField pictures={photos} most={limits.answerPictures} hint={threadsText.whoSeesPhotos} refused={form.errorOf('images')} />
        </>
      )}
    </WriteForm>
  );
}
