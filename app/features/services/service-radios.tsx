import { groupServices } from '#app/features/services/group-services.ts';
import type { Service } from '#shared/schemas/catalogue.ts';
import { capitalise } from '#shared/service-name.ts';
import { namesText } from '#shared/texts.ts';

interface ServiceRadiosProps {
  services: readonly Service[];
  /** Name of the chosen one, if it is listed. */
  selected: string | undefined;
  onSelect: (name: string) => void;
}

/** The services by category, one radio each. */
export function ServiceRadios({ services, selected, onSelect }: ServiceRadiosProps) {
  return (
    <div className="space-y-6">
      {groupServices(services).map(({ category, services: members }) => (
        <fieldset key={category}>
          <legend className="mb-2 font-bold text-lg">{category === 'supplier' ? namesText.supplier : namesText.contractor}</legend>
          <div className="grid gap-2 sm:grid-cols-2">
            {members.map(({ _id, name }) => (
              <label
                key={_id}
                className="flex min-h-12 cursor-pointer items-center gap-3 rounded-lg border border-cement bg-white px-3.5 py-2 hover:border-ink has-checked:border-brick has-checked:bg-brick/5 has-checked:font-semibold has-focus-visible:outline-3 has-focus-visible:outline-brick"
              >
                <input
                  type="radio"
                  name="picked-service"
                  value={name}
                  checked={selected === name}
                  onChange={() => onSelect(name)}
                  className="size-5 shrink-0 accent-brick outline-none"
                />
                <span>{capitalise(name)}</span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}
