import { useId } from 'react';
import { inputClass } from '#app/components/field.tsx';
import { IconButton } from '#app/components/icon-button.tsx';
import { X } from '#app/components/icons.ts';
import { lazily } from '#app/components/lazily.tsx';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { NearMeButton } from '#app/features/places/near-me-button.tsx';
import type { ChosenPlace } from '#app/features/places/place-source.ts';
import { useLocationField } from '#app/features/places/use-location-field.ts';
import { limits } from '#shared/limits.ts';
import { placesText } from '#shared/texts.ts';

const PlaceOptions = lazily(async () => (await import('#app/features/places/place-options.tsx')).PlaceOptions);

interface LocationFieldProps {
  label: string;
  /** The label is a question that the empty field itself asks. */
  isAskedInside?: boolean;
  name: string;
  /** What it shows until somebody writes in it. */
  initialText?: string | undefined;
  /** What is wrong with it, said beside its label, or below it where there is room. */
  error?: string | undefined;
  hasRoomBelow?: boolean;
  /** What it shows where the form around it keeps that itself, as those with a draft do, for what is half typed. */
  text?: string | undefined;
  /** Another one ends the wait for a place that was picked. */
  turn?: number;
  /** Called when a place is picked, or the visitor's own looked for: `onChoose` follows once it is known, on a slow line seconds later. */
  onPick?: () => void;
  /** Called with what was typed, or what a choice put there, before `onChoose`. */
  onText?: (text: string) => void;
  /** Called with the chosen place, and with nothing when the text is changed after that. */
  onChoose: (place: ChosenPlace | undefined) => void;
  /** Called, after `onChoose`, when the place is where the visitor is. */
  onLocated?: (place: ChosenPlace) => void;
  /** Called, after `onChoose`, when the field was emptied. */
  onClear?: () => void;
}

/** A place in India, chosen from suggestions or taken from where the visitor is. */
export function LocationField({
  label,
  isAskedInside = false,
  name,
  initialText = '',
  error,
  hasRoomBelow = false,
  ...told
}: LocationFieldProps) {
  const listId = useId();
  const hydrated = useHydrated();
  const field = useLocationField({ initialText, ...told });
  const { active } = field.combobox;
  return (
    <div ref={field.combobox.frame} className="relative">
      <label className="block">
        <span className={isAskedInside ? 'sr-only' : 'mb-1.5 block font-semibold text-sm'}>{label}</span>
        <input
          ref={field.input}
          type="text"
          name={name}
          value={field.text}
          onChange={(event) => field.type(event.target.value)}
          onKeyDown={field.combobox.onKeyDown}
          onFocus={PlaceOptions.preload}
          onBlur={field.leave}
          placeholder={isAskedInside ? label : placesText.example}
          autoComplete="off"
          maxLength={limits.searchText}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={field.isOpen}
          aria-controls={field.isOpen ? listId : undefined}
          aria-activedescendant={field.isOpen && active !== undefined ? `${listId}-${active}` : undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${listId}-error` : undefined}
          className={`${inputClass} truncate ${field.text ? 'pr-24' : 'pr-13'}`}
        />
      </label>
      {error && (
        <p
          id={`${listId}-error`}
          className={`absolute right-0 font-medium text-danger text-sm ${hasRoomBelow ? 'top-full left-0 mt-1.5' : 'top-0'}`}
        >
          {error}
        </p>
      )}
      {hydrated && field.text && (
        <IconButton label={placesText.clearLocation} onClick={field.clear} className="absolute! right-11.5 bottom-0.5">
          <X aria-hidden className="size-5" />
        </IconButton>
      )}
      {hydrated && <NearMeButton getSource={field.getSource} onLook={field.pick} onFound={field.locate} />}
      {field.isOpen && (
        <PlaceOptions
          id={listId}
          suggestions={field.suggestions}
          attribution={field.attribution}
          active={active}
          onPoint={field.combobox.setActive}
          onChoose={field.choose}
          onLost={field.combobox.close}
        />
      )}
    </div>
  );
}
