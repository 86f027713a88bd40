import { type KeyboardEvent, useId, useState } from 'react';
import { inputClass } from '#app/components/field.tsx';
import { ChevronDown } from '#app/components/icons.ts';
import { lazilyOpened } from '#app/components/lazily.tsx';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { useTypedEarly } from '#app/components/use-typed-early.ts';
import { readSelectedService, storeSelectedService } from '#app/features/services/selected-service.ts';
import { limits } from '#shared/limits.ts';
import { capitalise, withLargeFirst } from '#shared/service-name.ts';
import { servicesText } from '#shared/texts.ts';

const ServicePicker = lazilyOpened(async () => (await import('#app/features/services/service-picker.tsx')).ServicePicker);

interface ServiceFieldProps {
  value: string;
  onChange: (service: string) => void;
  /** Called when the picker opens, and before `onChange` when it is closed. */
  onPicking?: (isPicking: boolean) => void;
  /** What is chosen is what the visitor looks for: it is kept for the tab, and stands in other search forms too. */
  isSearch?: boolean;
  /** A form misses it, and says so elsewhere. */
  invalid?: boolean;
  /** What is wrong with it, said beside its label. */
  error?: string | undefined;
}

/** The read-only Services field that opens the picker; without script a field to type in. */
export function ServiceField({ value, onChange, onPicking, isSearch = false, invalid = false, error }: ServiceFieldProps) {
  const errorId = useId();
  const hydrated = useHydrated();
  const [open, setOpen] = useState(false);
  const known = withLargeFirst(value);
  // Without script the name that it is known by is sent as it stands in the field.
  const shown = hydrated ? capitalise(value) : known;
  // Any text is a service: the picker shows one that is not listed in its own box.
  const input = useTypedEarly(shown, (typed) => onChange(typed.trim()));

  function openPicker() {
    if (isSearch) storeSelectedService(value);
    setOpen(true);
    onPicking?.(true);
  }

  function handleKey(event: KeyboardEvent) {
    if (!['Enter', ' ', 'ArrowDown'].includes(event.key)) return;
    event.preventDefault();
    openPicker();
  }

  function handleOpenChange(next: boolean) {
    setOpen(next);
    onPicking?.(next);
    if (!next && isSearch) onChange(readSelectedService());
  }

  function choose(service: string) {
    if (isSearch) storeSelectedService(service);
    else if (service.trim()) onChange(service.trim());
    handleOpenChange(false);
  }

  const picker = {
    readOnly: true,
    'aria-haspopup': 'dialog' as const,
    onClick: openPicker,
    onKeyDown: handleKey,
    onPointerEnter: ServicePicker.preload,
    onFocus: ServicePicker.preload,
  };
  return (
    <div className="relative">
      <label className="block">
        <span className="mb-1.5 block font-semibold text-sm">{servicesText.services}</span>
        <span className="relative block">
          <input
            ref={input}
            type="text"
            name={shown === known ? 'service' : undefined}
            data-entry="service"
            placeholder={servicesText.select}
            autoComplete="off"
            maxLength={limits.searchText}
            value={shown}
            onChange={(event) => onChange(event.target.value)}
            aria-invalid={invalid || error !== undefined || undefined}
            aria-describedby={error ? errorId : undefined}
            {...(hydrated ? picker : {})}
            className={`${inputClass} truncate pr-11 read-only:cursor-pointer`}
          />
          {shown !== known && <input type="hidden" name="service" value={value} />}
          <ChevronDown aria-hidden className="pointer-events-none absolute inset-y-0 right-3 my-auto size-5 text-ink-soft" />
        </span>
      </label>
      {error && (
        <p id={errorId} className="absolute top-0 right-0 font-medium text-danger text-sm">
          {error}
        </p>
      )}
      <ServicePicker open={open} onOpenChange={handleOpenChange} initial={isSearch ? readSelectedService() : value} onDone={choose} />
    </div>
  );
}
