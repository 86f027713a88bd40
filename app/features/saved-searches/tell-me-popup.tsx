import { useState } from 'react';
import { callApi } from '#app/api/client.ts';
import { Button } from '#app/components/button.tsx';
import { CheckedEntry } from '#app/components/checked-entry.tsx';
import type { DialogProps } from '#app/components/dialog.tsx';
import { DialogPanel } from '#app/components/dialog-panel.tsx';
import { Honeypot } from '#app/components/honeypot.tsx';
import { KeptDraft } from '#app/components/kept-draft.tsx';
import { useCheckedForm } from '#app/components/use-checked-form.ts';
import { FormNotice } from '#app/features/accounts/form-notice.tsx';
import { useAccount } from '#app/features/accounts/use-account.ts';
import { useDraft } from '#app/features/accounts/use-draft.ts';
import { describeSavedSearch } from '#app/features/saved-searches/describe-saved-search.ts';
import type { PlaceNames } from '#shared/place-name.ts';
import { commonText, failuresText, savedSearchesText } from '#shared/texts.ts';

const loadSchema = () => import('#shared/schemas/saved-searches.ts').then(({ savedSearchInput }) => savedSearchInput);

const RHYTHMS = [
  { often: 'at_once', label: () => savedSearchesText.atOnce, hint: () => savedSearchesText.atMostHourly },
  { often: 'weekly', label: () => savedSearchesText.weekly, hint: () => savedSearchesText.onMondays },
] as const;

interface TellMePopupProps extends Pick<DialogProps, 'open' | 'onOpenChange'> {
  search: { service: string; city: string; state: string; placeNames?: PlaceNames | undefined };
}

/** Asks for the address that is told of new businesses, and how often; then says what is still to be done. */
export function TellMePopup({ search, open, onOpenChange }: TellMePopupProps) {
  const { service, city, state } = search;
  const account = useAccount();
  const [notice, setNotice] = useState<string>();
  const draft = useDraft('saved-search');
  const form = useCheckedForm({
    loadSchema,
    draft,
    emptyAtFields: true,
    extra: { service, city, state },
    // What the form does not ask for is said where something can be typed.
    saidAt: { service: 'email', city: 'email', state: 'email', often: 'email' },
    send: (body, sendKey) => callApi('POST /saved-search/add', { body, sendKey }),
    onSent: ({ notice }) => setNotice(notice),
  });
  return (
    <DialogPanel open={open} onOpenChange={onOpenChange} title={savedSearchesText.tellMeOfNew} description={describeSavedSearch(search)}>
      {notice ? (
        <div className="grid gap-4">
          <p role="status">{failuresText.asSentence(notice)}</p>
          <Button size="lg" onClick={() => onOpenChange(false)}>
            {commonText.close}
          </Button>
        </div>
      ) : (
        <form {...form.formEvents} className="relative grid gap-4">
          <KeptDraft draft={draft} className="grid gap-4">
            <CheckedEntry
              form={form}
              name="email"
              label={commonText.email}
              type="email"
              autoComplete="email"
              inputMode="email"
              defaultValue={account.kind === 'user' ? (account.user.email ?? '') : ''}
            />
            <fieldset className="grid gap-1">
              <legend className="font-semibold">{savedSearchesText.howOften}</legend>
              {RHYTHMS.map(({ often, label, hint }, at) => (
                <label key={often} className="flex min-h-11 items-center gap-3">
                  <input type="radio" name="often" value={often} defaultChecked={at === 0} className="size-5 shrink-0 accent-brick" />
                  <span>
                    <span>{label()}</span> <span className="text-ink-soft text-sm">{hint()}</span>
                  </span>
                </label>
              ))}
            </fieldset>
          </KeptDraft>
          <Honeypot />
          <p className="text-ink-soft text-sm leading-relaxed">{savedSearchesText.linkComesFirst}</p>
          <FormNotice form={form} />
          <Button type="submit" size="lg" busy={form.sending}>
            {form.sending ? savedSearchesText.sending : savedSearchesText.tellMe}
          </Button>
        </form>
      )}
    </DialogPanel>
  );
}
