import { useState } from 'react';
import { ApiFailure, callApi } from '#app/api/client.ts';
import { Drawer } from '#app/components/drawer.tsx';
import { lazily } from '#app/components/lazily.tsx';
import { Skeleton } from '#app/components/skeleton.tsx';
import { EditConflict } from '#app/features/back-office/edit-conflict.tsx';
import type { CallAnswer } from '#shared/calls/call-types.ts';
import type { ModeratedBusiness } from '#shared/schemas/moderation.ts';
import { moderationText } from '#shared/texts.ts';

const EditProfileForm = lazily(
  async () => (await import('#app/features/profile-edit/edit-profile-form.tsx')).EditProfileForm<CallAnswer<'PUT /contractor/update/:id'>>,
  <Skeleton className="h-96 w-full" />,
);

interface EditBusinessProps {
  business: ModeratedBusiness;
  open: boolean;
  onClose: () => void;
  onSaved: (changed: ModeratedBusiness) => void;
  /** Gets the business as it is now, because somebody else has changed it. */
  onReload: () => Promise<unknown>;
}

/** The side panel in which the team edits a business; it begins anew with each version. */
export function EditBusiness({ business, open, onClose, onSaved, onReload }: EditBusinessProps) {
  const [conflict, setConflict] = useState(false);
  const { _id, version } = business;
  return (
    <Drawer open={open} onOpenChange={(isOpen) => !isOpen && onClose()} title={moderationText.editBusiness}>
      {conflict && (
        <div className="mb-5">
          <EditConflict onReload={() => void onReload().then(() => setConflict(false))} />
        </div>
      )}
      <EditProfileForm
        key={`${_id} ${version}`}
        business={business}
        asTeam={{ version }}
        send={(body) => callApi('PUT /contractor/update/:id', { params: { id: _id }, body })}
        onLost={onClose}
        onSaved={({ contractor }) => onSaved(contractor)}
        onFailure={(failure) => setConflict(failure instanceof ApiFailure && failure.code === 'edit_conflict')}
      />
    </Drawer>
  );
}
