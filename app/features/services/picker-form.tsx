import { RotateCw } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { Button } from '#app/components/button.tsx';
import { inputClass } from '#app/components/field.tsx';
import { findServiceByName } from '#app/features/services/group-services.ts';
import { PickerSkeleton } from '#app/features/services/picker-skeleton.tsx';
import { readSelectedService, storeSelectedService } from '#app/features/services/selected-service.ts';
import { ServiceRadios } from '#app/features/services/service-radios.tsx';
import { useServices } from '#app/features/services/use-services.ts';
import { limits } from '#shared/limits.ts';
import type { Service } from '#shared/schemas/catalogue.ts';

interface Choice {
  name: string;
  /** Typed by the visitor, not one of the list. */
  custom: boolean;
}

/** One radio per service and a box for another; Continue and Enter keep the choice and call `onDone`. */
export function PickerForm({ onDone }: { onDone: () => void }) {
  const services = useServices();
  const [saved] = useState(readSelectedService);
  const [chosen, setChosen] = useState<Choice>();
  const choice = chosen ?? (services.isPending ? undefined : savedChoice(services.data ?? [], saved));

  function finish() {
    if (choice) storeSelectedService(choice.name);
    onDone();
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    if (!event.shiftKey) finish();
  }

  return (
    <form
      noValidate
      onKeyDown={handleKey}
      onSubmit={(event) => {
        event.preventDefault();
        // A form of React's tree would otherwise hear this one too: the drawer stands inside the search form.
        event.stopPropagation();
        finish();
      }}
    >
      {services.isPending && <PickerSkeleton />}
      {services.data && (
        <ServiceRadios
          services={services.data}
          selected={choice && !choice.custom ? choice.name : undefined}
          onSelect={(name) => setChosen({ name, custom: false })}
        />
      )}
      {services.isError && (
        <Button variant="secondary" onClick={() => services.refetch()} busy={services.isFetching}>
          <RotateCw aria-hidden className="size-4" />
          Try again
        </Button>
      )}
      <div className="sticky -bottom-5 -mx-5 mt-6 -mb-5 flex flex-col gap-3 border-cement border-t bg-paper p-5 sm:flex-row">
        <input
          type="text"
          value={choice?.custom ? choice.name : ''}
          onChange={(event) => setChosen({ name: event.target.value, custom: true })}
          placeholder="Enter other service"
          aria-label="Enter other service"
          maxLength={limits.searchText}
          autoComplete="off"
          className={inputClass}
        />
        <Button type="submit" className="shrink-0">
          Continue
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
