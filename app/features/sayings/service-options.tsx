import type { Service } from '#shared/schemas/catalogue.ts';
import { serviceName } from '#shared/service-name.ts';
import { commonText } from '#shared/texts.ts';

const groups = [
  { category: 'contractor', label: () => commonText.contractors },
  { category: 'supplier', label: () => commonText.suppliers },
] as const;

/** The services of the catalogue as the options of a select, by category. */
export function ServiceOptions({ services }: { services: Service[] }) {
  return groups.map(({ category, label }) => (
    <optgroup key={category} label={label()}>
      {services
        .filter((service) => service.category === category)
        .map(({ _id, name }) => (
          <option key={_id} value={_id}>
            {serviceName(name)}
          </option>
        ))}
    </optgroup>
  ));
}
