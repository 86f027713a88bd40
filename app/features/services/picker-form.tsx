import { type KeyboardEvent, useState } from 'react';
import { Button } from '#app/components/button.tsx';
import { inputClass } from '#app/components/field.tsx';
import { RotateCw } from '#app/components/icons.ts';
import { findServiceByName, findServicesByWords } from '#app/features/services/group-services.ts';
import { PickerSkeleton } from '#app/features/services/picker-skeleton.tsx';
import { ServiceRadios } from '#app/features/services/service-radios.tsx';
import { useMeantServices } from '#app/features/services/use-meant-services.ts';
import { useServices } from '#app/features/services/use-services.ts';
import { limits } from '#shared/limits.ts';
import type { Service } from '#shared/schemas/catalogue.ts';
import { commonText, servicesText } from '#shared/texts.ts';

interface Choice {
  name: string;
  /** Typed by the visitor, not one of the list. */
  custom: boolean;
}

interface PickerFormProps {
  /** The service that is chosen when the picker opens; empty for none. */
  initial: string;
  /** Called by Continue and Enter, with what is chosen then. */
  onDone: (service: string) => void;
}

/** One radio per service and a box for another: what is typed there leaves those that have its words or are meant by them, or is taken as it is. */
export function PickerForm({ initial, onDone }: PickerFormProps) {
  const services = useServices();
  const [saved] = useState(initial);
  const [chosen, setChosen] = useState<Choice>();
  const choice = chosen ?? (services.isPending ? undefined : savedChoice(services.data ?? [], saved));

  // A service from before that is not listed hides none.
  const typed = chosen?.custom ? chosen.name : '';
  const { meant, isSettled } = useMeantServices(services.data ?? [], typed);
  const matching = [...new Set([...findServicesByWords(services.data ?? [], typed), ...meant])];

  const finish = () => onDone(choice?.name ?? '');

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    if (!event.shiftKey) finish();
  }

  return (
    <form
      noValidate
      className="flex min-h-full flex-col"
      onKeyDown={handleKey}
      onSubmit={(event) => {
        event.preventDefault();
        // A form of React's tree would otherwise hear this one too: the drawer stands inside the search form.
        event.stopPropagation();
        finish();
      }}
    >
      {/* The box stays where it is while the list above it narrows. */}
      <div className="pb-6">
        {services.isPending && <PickerSkeleton />}
        {services.data && (
          <ServiceRadios
            services={matching}
            selected={choice && !choice.custom ? choice.name : undefined}
            onSelect={(name) => setChosen({ name, custom: false })}
          />
        )}
        <p role="status" className="text-ink-soft empty:hidden">
          {services.data && typed.trim() && isSettled && matching.length === 0 && servicesText.noneHasWords}
        </p>
        {services.isError && (
          <div role="alert">
            <p className="mb-3">{servicesText.notLoaded}</p>
            <Button variant="secondary" onClick={() => services.refetch()} busy={services.isFetching}>
              <RotateCw aria-hidden className="size-4" />
              {commonText.tryAgain}
            </Button>
          </div>
        )}
      </div>
      <div className="sticky -bottom-5 -mx-5 mt-auto -mb-5 flex flex-col gap-3 border-cement border-t bg-paper p-5 sm:flex-row">
        <input
          type="text"
          value={choice?.custom ? choice.name : ''}
          onChange={(event) => setChosen({ name: event.target.value, custom: true })}
          placeholder={servicesText.enterOther}
          aria-label={servicesText.enterOther}
          maxLength={limits.searchText}
          autoComplete="off"
          className={inputClass}
        />
        <Button type="submit" className="shrink-0">
          {commonText.continueOn}
        </Button>
      </div>
    </form>
  );
}

function savedChoice(services: Service[], saved: string): Choice | undefined {
  if (!saved) return undefined;
  const listed = findServiceByName(services, saved);
  return listed ? { name: listed.name, custom: false } : { name: saved, custom: true };
}
