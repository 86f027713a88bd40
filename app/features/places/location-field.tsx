import { useId } from 'react';
import { inputClass } from '#app/components/field.tsx';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { NearMeButton } from '#app/features/places/near-me-button.tsx';
import { PlaceOptions } from '#app/features/places/place-options.tsx';
import type { ChosenPlace } from '#app/features/places/place-source.ts';
import { useLocationField } from '#app/features/places/use-location-field.ts';
import { limits } from '#shared/limits.ts';

interface LocationFieldProps {
  label: string;
  /** Name of the typed text in a form that is sent without script. */
  name: string;
  initialText?: string;
  /** Called with a whole place when one is chosen, with nothing when the text is changed after that. */
  onChoose: (place: ChosenPlace | undefined) => void;
}

/** A place in India, chosen from suggestions or taken from where the visitor is. */
export function LocationField({ label, name, initialText = '', onChoose }: LocationFieldProps) {
  const listId = useId();
  const hydrated = useHydrated();
  const field = useLocationField({ initialText, onChoose });
  return (
    <div className="relative">
      <label className="block">
        <span className="mb-1.5 block font-semibold text-sm">{label}</span>
        <input
          ref={field.input}
          type="text"
          name={name}
          value={field.text}
          onChange={(event) => field.type(event.target.value)}
          onKeyDown={field.pressKey}
          onBlur={field.leave}
          placeholder="City, area or PIN code"
          autoComplete="off"
          maxLength={limits.searchText}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={field.isOpen}
          aria-controls={field.isOpen ? listId : undefined}
          aria-activedescendant={field.isOpen && field.active >= 0 ? `${listId}-${field.active}` : undefined}
          className={`${inputClass} truncate pr-13`}
        />
      </label>
      {hydrated && <NearMeButton getSource={field.getSource} onFound={field.show} />}
      {field.isOpen && (
        <PlaceOptions
          id={listId}
          suggestions={field.suggestions}
          attribution={field.attribution}
          active={field.active}
          onChoose={field.choose}
        />
      )}
    </div>
  );
}
